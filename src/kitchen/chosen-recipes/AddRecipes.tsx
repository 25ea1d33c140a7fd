import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import { recipesOfLines } from '#domain/kitchen/collections/collection-recipes.ts';
import { findTitled } from '#domain/kitchen/find-titled.ts';
import { cutText } from '#domain/text/cut-text.ts';
import type { IndexRow } from '../recipes/recipe-index.ts';
import { Thumbnail } from '../recipes/Thumbnail.tsx';
import type { RecipeActs } from './recipe-acts.ts';
import { SearchInput } from '../fields/SearchInput.tsx';

type Props = {
  acts: Pick<RecipeActs, 'add'>;
  ids: readonly string[];
  /** Null until all of the site are known. */
  rows: readonly IndexRow[] | null;
  /** What is said of recipes that found no room. */
  noRoom: (count: number) => string;
};

const { recipes: texts } = collectionEditorMessages;
const mostShown = 30;
const fieldLength = 200;
const mostQuoted = 10;
const quotedLength = 80;

/** Finds recipes by their words: one after the other, all that are found, or by pasted titles. */
export function AddRecipes({ acts, ids, rows, noRoom }: Props) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [told, setTold] = useState<string | null>(null);
  const listId = useId();
  const fitting = fittingRows(rows ?? [], ids, typed);
  const found = fitting.slice(0, mostShown);
  const added = fitting.filter(({ isIn }) => !isIn).map(({ row }) => row.id);
  const chosen = found[Math.min(at, found.length - 1)];
  const add = (wanted: readonly string[]) => {
    const left = acts.add(wanted);
    setTold(left > 0 ? noRoom(left) : null);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) setAt((at + step + found.length) % found.length);
    else if (event.key === 'Enter' && chosen && !chosen.isIn) add([chosen.row.id]);
    else if (event.key === 'Escape' && typed !== '') setTyped('');
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (rows === null || !/\S\s*\n\s*\S/.test(text)) return;
    event.preventDefault();
    const { ids: pasted, unknown } = recipesOfLines(text, rows);
    const left = acts.add(pasted);
    const lacks = [
      ...(left > 0 ? [noRoom(left)] : []),
      ...(unknown.length > 0 ? [unknownTold(unknown)] : []),
    ];
    setTold(lacks.length > 0 ? lacks.join(' ') : null);
  };
  return (
    <div className="members-add">
      <SearchInput
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input
        role="combobox"
        data-own-history
        aria-label={texts.find}
        aria-expanded={typed.trim() !== ''}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={
          chosen && typed.trim() !== '' ? `${listId}-${chosen.row.id}` : undefined
        }
        placeholder={`${texts.find}: ${texts.findHint.toLowerCase()}`}
        most={fieldLength}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
        onPaste={onPaste}
      />
      {told !== null && <output className="members-told">{told}</output>}
      {typed.trim() !== '' && (
        <div className="members-found">
          {found.length === 0 && (
            <p className="kitchen-meta">
              {rows === null ? texts.reading : texts.nothing(typed.trim())}
            </p>
          )}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be filtered */}
          <div id={listId} role="listbox" aria-label={texts.found(fitting.length)}>
            {found.map(({ row, isIn }, index) => (
              <Found
                key={row.id}
                id={`${listId}-${row.id}`}
                row={row}
                isIn={isIn}
                isAt={index === Math.min(at, found.length - 1)}
                onAdd={() => add([row.id])}
              />
            ))}
          </div>
          <ShownNote shown={found.length} all={fitting.length} />
          {added.length > 1 && (
            <button type="button" className="kitchen-link" onClick={() => add(added)}>
              {texts.addAll(added.length)}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Where more fit than are shown. */
function ShownNote({ shown, all }: { shown: number; all: number }) {
  return shown < all && <p className="kitchen-meta">{texts.shown(shown, all)}</p>;
}

/** Of a text that was no list, so much that it is told by. */
function unknownTold(lines: readonly string[]): string {
  const quoted = lines.slice(0, mostQuoted).map((line) => cutText(line, quotedLength));
  return texts.unknown(quoted, lines.length - quoted.length);
}

type FoundProps = { id: string; row: IndexRow; isIn: boolean; isAt: boolean; onAdd: () => void };

function Found({ id, row, isIn, isAt, onAdd }: FoundProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of no select
      role="option"
      aria-selected={isAt}
      aria-disabled={isIn}
      // The field keeps the focus, so that the next word can be typed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isIn ? undefined : onAdd}
    >
      <Thumbnail row={row} />
      <span className="member-title">{row.title}</span>
      {row.publishedAt === null && <span className="member-mark">{texts.draft}</span>}
      <span className="members-state" aria-hidden={!isIn}>
        {isIn ? texts.isIn : '+'}
      </span>
    </div>
  );
}

function fittingRows(rows: readonly IndexRow[], ids: readonly string[], typed: string) {
  if (typed.trim() === '') return [];
  const known = new Set(ids);
  const items = rows.map((row) => ({ label: row.title, row, isIn: known.has(row.id) }));
  return findTitled(items, typed, items.length);
}
