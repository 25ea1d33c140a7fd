import { type ChangeEvent, type ReactNode, useId } from 'react';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { FieldIssue } from './FieldIssue.tsx';
import { typedBy } from './typed-by.ts';
import { useAsTyped } from './use-as-typed.ts';
import { useKeptLine } from './use-kept-line.ts';

type LineProps = {
  label: string;
  value: string;
  place: string;
  placeholder?: string | undefined;
  /** Characters; what any line may hold where it is absent. */
  most?: number;
  /** Stands before the text, for example the address of the site. */
  lead?: ReactNode;
  /** Stands below the field for good. */
  hint?: string;
  /** What is kept of a text, where that is less than was typed. */
  keptAs?: (text: string) => string;
  isReadOnly: boolean;
  issue?: string | undefined;
  /** As in `FieldIssue`. */
  hasRoom?: boolean;
  /** `typed` as in `DraftChange`. */
  onType: (text: string, typed: string | undefined) => void;
};

/** A text of one line; what does not fit is said. */
export function Line({ label, value, place, isReadOnly, onType, ...texts }: LineProps) {
  const { placeholder, most = recipeLimits.line, lead, hint, issue, hasRoom } = texts;
  const { keptAs = asItIs } = texts;
  const { shown, type, leave } = useAsTyped(value, keptAs);
  const { told, keep } = useKeptLine(most, shown);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = keep(event.target.value);
    type(text);
    onType(text, typedBy(event));
  };
  const id = useId();
  const said = issue ?? told;
  const input = (
    <input
      id={id}
      type="text"
      data-field={place}
      autoComplete="off"
      placeholder={placeholder}
      value={shown}
      readOnly={isReadOnly}
      aria-invalid={said !== undefined}
      aria-describedby={describedBy(id, hint, said)}
      onChange={change}
      onBlur={leave}
    />
  );
  return (
    <div className="editor-field">
      <label htmlFor={id}>{label}</label>
      {lead === undefined ? (
        input
      ) : (
        <span className="editor-line">
          <span className="editor-lead">{lead}</span>
          {input}
        </span>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="kitchen-meta">
          {hint}
        </p>
      )}
      <FieldIssue id={`${id}-issue`} hasRoom={hasRoom}>
        {said}
      </FieldIssue>
    </div>
  );
}

const asItIs = (text: string): string => text;

function describedBy(id: string, hint: string | undefined, said: string | undefined) {
  const ids = [hint && `${id}-hint`, said && `${id}-issue`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}
