import { type ReactNode, useId, useMemo } from 'react';
import { ingredientRowsMessages as texts } from '#contract/kitchen/recipe/ingredient-rows-messages.ts';
import { rowFromLine } from '#domain/kitchen/ingredient-rows/read-row.ts';
import type { Id } from '#domain/ids.ts';
import type { IngredientUsageGroup } from '#domain/recipe/recipe.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { toldBy } from '../../fields/told-by.ts';
import { typedBy } from '../../fields/typed-by.ts';
import { GroupNote } from '../fields/GroupNote.tsx';
import { IssueText } from '../fields/IssueText.tsx';
import { SortingList } from '../../sorting/Sorting.tsx';
import { useAsTyped } from '../../fields/use-as-typed.ts';
import { useKeptLine } from '../../fields/use-kept-line.ts';
import { IngredientRow, type SharedByRows } from './IngredientRow.tsx';
import type { Gap } from './actions/rows-state.ts';

type Props = {
  group: IngredientUsageGroup;
  gap: Gap | null;
  /** Of the line at the end, which waits to be typed. */
  endId: Id;
  canDissolve: boolean;
  /** Its heading says nothing yet. */
  isUnnamed: boolean;
  groupTitle: string;
  shared: SharedByRows;
};

export function IngredientGroup({ group, gap, endId, groupTitle, shared, ...heading }: Props) {
  const { pantry, actions } = shared;
  const end = useMemo(() => rowFromLine(endId, '', pantry), [endId, pantry]);
  const between = useMemo(() => gap && rowFromLine(gap.id, '', pantry), [gap, pantry]);
  const written = group.ingredientUsages;
  const rows = gap && between ? written.toSpliced(gap.index, 0, between) : written;
  const key = written.map(({ id }) => id).join(' ');
  const items = useMemo(() => key.split(' ').filter(Boolean), [key]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the heading of a fieldset cannot be a field
    <div className="ingredient-group" role="group" aria-label={group.title} data-field={group.id}>
      <Heading
        group={group}
        standIn={groupTitle}
        {...heading}
        onRename={(title, typed) =>
          actions.rename(group.id, title.trim() === '' ? groupTitle : title, typed)
        }
        onDissolve={() => actions.dissolve(group.id)}
      >
        <GroupNote
          group={group}
          onChange={(note, typed) => actions.writeNote(group.id, note, typed)}
        />
      </Heading>
      <IssueText place={group.id} />
      <SortingList id={group.id} items={items}>
        {(gap?.index === written.length ? rows : [...rows, end]).map((row, at) => (
          <IngredientRow
            key={row.id}
            row={row}
            place={at + 1}
            groupId={group.id}
            isBlank={row === between || row === end}
            {...shared}
          />
        ))}
      </SortingList>
    </div>
  );
}

/** Where the first ingredient of the group is written, which is there from the start. */
const firstLineBelow = (heading: HTMLElement): HTMLInputElement | null =>
  heading.closest('.ingredient-group')?.querySelector<HTMLInputElement>('[data-row]') ?? null;

type HeadingProps = {
  group: IngredientUsageGroup;
  /** The title that is kept where none is written. */
  standIn: string;
  canDissolve: boolean;
  isUnnamed: boolean;
  onRename: (title: string, typed: string | undefined) => void;
  onDissolve: () => void;
  children: ReactNode;
};

/** While it is typed it may be empty; the draft keeps a title. */
function Heading({ group, standIn, canDissolve, isUnnamed, children, ...acts }: HeadingProps) {
  const { onRename, onDissolve } = acts;
  const value = isUnnamed ? '' : group.title;
  const { shown, type, leave } = useAsTyped(value, (text) => {
    const title = text.trim() === '' ? standIn : text;
    return title === group.title ? value : title;
  });
  const issueId = useId();
  const { told, keep } = useKeptLine(recipeLimits.line, shown);
  return (
    <div className="ingredient-heading">
      <input
        type="text"
        aria-label={texts.heading}
        data-heading={group.id}
        data-field={`${group.id}.title`}
        placeholder={texts.headingPlaceholder}
        value={shown}
        {...toldBy(issueId, told)}
        onChange={(event) => {
          const title = keep(event.target.value);
          type(title);
          onRename(title, typedBy(event));
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            firstLineBelow(event.currentTarget)?.focus();
          }
          const { selectionStart, selectionEnd } = event.currentTarget;
          const isAtStart = selectionStart === 0 && selectionEnd === 0;
          if (event.key !== 'Backspace' || !isAtStart || !canDissolve) return;
          event.preventDefault();
          onDissolve();
        }}
      />
      <FieldIssue id={issueId}>{told}</FieldIssue>
      {canDissolve && (
        <button
          type="button"
          className="group-dissolve"
          aria-label={texts.removeHeading(group.title)}
          onClick={onDissolve}
        >
          ×
        </button>
      )}
      {children}
    </div>
  );
}
