import type { ReactNode } from 'react';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import type { TextChange } from '../rich-text/text-changes.ts';
import { useField } from './fields/use-field.ts';

type Name = 'description' | 'storyExcerpt' | 'storyMore' | 'note';

type Props = { name: Name; label: string; placeholder: string; children?: ReactNode };

/** A text with a heading of its own; an empty one is absent. */
export function TextSection({ name, label, placeholder, children }: Props) {
  const { value, issue, set } = useField(name);
  const change = (text: RichText, { typed }: TextChange) =>
    set(toPlainText(text).trim() === '' ? null : text, typed ?? undefined);
  return (
    <section className="editor-section" data-field={name}>
      <h2>{label}</h2>
      <RichTextField value={value} onChange={change} label={label} placeholder={placeholder} />
      <FieldIssue>{issue}</FieldIssue>
      {children}
    </section>
  );
}
