import { type KeyboardEvent, useId, useState } from 'react';
import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import { newsletterEditorMessages } from '#contract/kitchen/mail/newsletters-messages.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { findTitled } from '#domain/kitchen/find-titled.ts';
import { useValue } from '#stores/use-value.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { $rows, type IndexRow } from '../recipes/recipe-index.ts';
import { Thumbnail } from '../recipes/Thumbnail.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { useNewsletterField } from './newsletter-draft.ts';
import { UnpublishedChanges } from './UnpublishedChanges.tsx';
import { SearchInput } from '../fields/SearchInput.tsx';

const { fields: texts } = newsletterEditorMessages;
const { nothing } = collectionEditorMessages.recipes;
const mostShown = 8;
const fieldLength = 200;

/** The recipe that the letter brings; at most one. */
export function RecipeChoice({ site }: { site: OwnSite }) {
  const { value: recipeId, issue, isReadOnly, set } = useNewsletterField('recipeId');
  const rows = useValue($rows);
  const row = rows?.find(({ id }) => id === recipeId) ?? null;
  return (
    <section className="editor-section" data-field="recipeId">
      <h2>{texts.recipe}</h2>
      {recipeId === null ? (
        <FindRecipe rows={rows ?? []} isReadOnly={isReadOnly} onChoose={set} />
      ) : (
        <Chosen
          row={row}
          isGone={rows !== null && row === null}
          href={recipePath(site.slug, recipeId)}
          {...(!isReadOnly && { onRemove: () => set(null) })}
        />
      )}
      <UnpublishedChanges />
      <p className="kitchen-meta">{texts.recipeHint}</p>
      <FieldIssue>{issue}</FieldIssue>
    </section>
  );
}

type ChosenProps = {
  row: IndexRow | null;
  isGone: boolean;
  href: string;
  onRemove?: () => void;
};

function Chosen({ row, isGone, href, onRemove }: ChosenProps) {
  return (
    <p className="newsletter-dish">
      <Thumbnail row={row ?? { title: '', image: null }} />
      <a href={href}>{isGone ? texts.gone : (row?.title ?? '…')}</a>
      {row && row.publishedAt === null && (
        <span className="state" data-state="draft">
          {texts.unpublished}
        </span>
      )}
      {onRemove && (
        <button type="button" className="kitchen-link" onClick={onRemove}>
          {texts.remove}
        </button>
      )}
    </p>
  );
}

type FindProps = {
  rows: readonly IndexRow[];
  isReadOnly: boolean;
  onChoose: (id: string) => void;
};

/** Finds one by its words. */
function FindRecipe({ rows, isReadOnly, onChoose }: FindProps) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const words = typed.trim();
  const found =
    words === ''
      ? []
      : findTitled(
          rows.map((row) => ({ label: row.title, row })),
          words,
          mostShown,
        );
  const place = Math.min(at, found.length - 1);
  const chosen = found[place]?.row;
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) setAt((place + step + found.length) % found.length);
    else if (event.key === 'Enter' && chosen) onChoose(chosen.id);
    else if (event.key === 'Escape' && typed !== '') setTyped('');
    else return;
    event.preventDefault();
  };
  return (
    <div className="members-add">
      <SearchInput
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input
        role="combobox"
        data-own-history
        aria-label={texts.find}
        aria-expanded={words !== ''}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
        placeholder={texts.find}
        most={fieldLength}
        readOnly={isReadOnly}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      {words !== '' && (
        <div className="members-found">
          {found.length === 0 && <p className="kitchen-meta">{nothing(words)}</p>}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be filtered */}
          <div id={listId} role="listbox" aria-label={texts.find}>
            {found.map(({ row }, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the keys
              <div
                key={row.id}
                id={`${listId}-${row.id}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of no select
                role="option"
                aria-selected={index === place}
                // The field keeps the focus until one is chosen.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(row.id)}
              >
                <Thumbnail row={row} />
                <span className="member-title">{row.title}</span>
                {row.publishedAt === null && (
                  <span className="member-mark">{texts.unpublished}</span>
                )}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
