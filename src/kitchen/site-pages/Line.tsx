import { useId } from 'react';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { typedBy } from '../recipe-editor/fields/use-field.ts';
import { useKeptLine } from '../recipe-editor/fields/use-kept-line.ts';

type LineProps = {
  label: string;
  value: string;
  place: string;
  placeholder?: string;
  /** Stands below the field for good. */
  hint?: string;
  isReadOnly: boolean;
  issue?: string | undefined;
  onType: (text: string, typed: string | undefined) => void;
};

/** A text of one line; what does not fit is said. */
export function Line({ label, value, place, isReadOnly, onType, ...texts }: LineProps) {
  const { placeholder, hint, issue } = texts;
  const { told, keep } = useKeptLine(recipeLimits.line);
  const id = useId();
  const said = issue ?? told;
  return (
    <div className="editor-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        data-field={place}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        readOnly={isReadOnly}
        aria-invalid={said !== undefined}
        aria-describedby={describedBy(id, hint, said)}
        onChange={(event) => onType(keep(event.target.value), typedBy(event))}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="kitchen-meta">
          {hint}
        </p>
      )}
      {said !== undefined && (
        <p id={`${id}-issue`} className="editor-issue">
          {said}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, hint: string | undefined, said: string | undefined) {
  const ids = [hint && `${id}-hint`, said && `${id}-issue`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}
