import type { ReactNode } from 'react';
import { uiMessages } from '#contract/ui-messages.ts';
import { classNames } from '../class-names.ts';

/** The texts of a form field; the label is required. */
export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  /** Marks an optional field in a form whose other fields are required. */
  isOptional?: boolean;
  /** Leaves the label to screen readers where something else shows it. */
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

/** The attributes that link an input to its hint and error. */
export function describedBy(id: string, { hint, error }: FieldTexts) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}
