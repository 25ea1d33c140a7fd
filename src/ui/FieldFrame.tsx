import type { ReactNode } from 'react';
import { uiMessages } from '#contract/ui-messages.ts';
import { classNames } from './class-names.ts';

/** What every field of a form says about itself; a label is never left out. */
export type FieldTexts = {
  label: string;
  /** Stands below the label. */
  hint?: string | undefined;
  error?: string | null | undefined;
  /** Marks what may be left empty in a form where most must be filled in. */
  isOptional?: boolean;
  /** The label is there for those who hear the page; something else shows it. */
  hidesLabel?: boolean;
};

type Props = FieldTexts & { id: string; children: ReactNode };

export function FieldFrame({ id, label, hint, error, isOptional, hidesLabel, children }: Props) {
  return (
    <div className={classNames('text-field', error && 'invalid')}>
      <label htmlFor={id} className={classNames(hidesLabel && 'visually-hidden')}>
        {label}
        {isOptional && <small>{uiMessages.optional}</small>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} className="field-error" aria-live="polite">
        {error}
      </p>
    </div>
  );
}

/** What ties an input to its texts. */
export function describedBy(id: string, { hint, error }: FieldTexts) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
