import { type ReactNode, useId } from 'react';
import { typedBy, useField } from './use-field.ts';
import { useKeptLine } from './use-kept-line.ts';

type Name = 'slug' | 'customTimeLabel' | 'servingDescription';

type Props = {
  name: Name;
  label: string;
  placeholder?: string;
  maxLength: number;
  /** Stands before the text, for example the address of the site. */
  lead?: ReactNode;
};

/** A field of one line; an empty one that may be absent is absent. */
export function TextLine({ name, label, placeholder, maxLength, lead }: Props) {
  const { value, issue: refused, isReadOnly, set } = useField(name);
  const { told, keep } = useKeptLine(maxLength);
  const issue = refused ?? told;
  const id = useId();
  return (
    <div className="editor-field">
      <label htmlFor={id}>{label}</label>
      <span className="editor-line">
        {lead}
        <input
          id={id}
          type="text"
          data-field={name}
          autoComplete="off"
          placeholder={placeholder}
          value={value ?? ''}
          readOnly={isReadOnly}
          aria-invalid={issue !== undefined}
          aria-describedby={issue === undefined ? undefined : `${id}-issue`}
          onChange={(event) => {
            const text = keep(event.target.value);
            // The type of a field that is never absent takes no null.
            if (name === 'slug') set(text, typedBy(event));
            else set(text === '' ? null : text, typedBy(event));
          }}
        />
      </span>
      {issue !== undefined && (
        <p id={`${id}-issue`} className="editor-issue">
          {issue}
        </p>
      )}
    </div>
  );
}
