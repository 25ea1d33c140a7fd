import { useId, useState } from 'react';
import type { EnteredField as Name } from '#domain/kitchen/draft/begun-fields.ts';
import { type Reading, withEntered } from '#domain/kitchen/fields/entered-text.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { Offered } from './Offered.tsx';
import { useBegun } from './use-begun.ts';
import { useField } from './use-field.ts';

/** Longer than any number and what it is of. */
const longestEntered = 255;

type Props = {
  name: Name;
  label: string;
  hint?: string;
  read: (text: string) => Reading | null;
  write: (value: number | null) => string;
};

/** What is being written, and what it was read as; a value that changes otherwise ends it. */
type Entry = { text: string; value: number | null; descriptionBefore: string | null };

/**
 * A number as somebody writes it. What it cannot hold stays in the working copy as it was typed, with
 * a word beside it. Where the words say more than one value, it offers what it could hold of them.
 */
export function EnteredField({ name, label, hint, read, write }: Props) {
  const draft = useRecipeDraft();
  const { value, issue, isReadOnly } = useField(name);
  const { begun } = useBegun(name);
  const [entry, setEntry] = useState<Entry | null>(null);
  const id = useId();
  const own = entry?.value === value ? entry.text : null;
  const type = (whole: string) => {
    const { text } = keptLine(whole, longestEntered);
    const recipe = draft.$recipe.get();
    const now = text.trim() === '' ? null : read(text);
    const descriptionBefore = entry ? entry.descriptionBefore : recipe.servingDescription;
    const update = () => withEntered(recipe, { name, text, reading: now, descriptionBefore });
    draft.change({ field: name, update });
    setEntry({ text, value: draft.$recipe.get()[name], descriptionBefore });
  };
  const take = (held: string) => {
    type(held);
    setEntry(null);
  };
  return (
    <div className="editor-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        data-field={name}
        autoComplete="off"
        placeholder={hint}
        value={begun ?? own ?? write(value)}
        readOnly={isReadOnly}
        aria-invalid={issue !== undefined}
        aria-describedby={issue === undefined ? undefined : `${id}-issue`}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setEntry(null)}
      />
      <FieldIssue id={`${id}-issue`}>{issue}</FieldIssue>
      <Offered text={begun} {...{ read, write }} onTake={take} />
    </div>
  );
}
