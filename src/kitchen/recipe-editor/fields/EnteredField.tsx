import { useId, useState } from 'react';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { useField } from './use-field.ts';

type Name = 'prepTimeMinutes' | 'cookTimeMinutes' | 'customTimeMinutes' | 'yieldServings';

/** Longer than any number and its unit. */
const longestEntered = 60;

type Props = {
  name: Name;
  label: string;
  hint?: string;
  /** What is told of a text that says no such value. */
  unreadable: string;
  read: (text: string) => number | null;
  write: (value: number | null) => string;
  /** What to do on leaving a text that says more than the value; null where it says neither. */
  takeMore?: (text: string) => (() => void) | null;
};

/**
 * A number as somebody writes it. What cannot be read stays as it was typed, with a word beside it,
 * and the recipe keeps the value before.
 */
export function EnteredField(props: Props) {
  const { name, label, hint, unreadable, read, write } = props;
  const { value, issue, isReadOnly, set } = useField(name);
  const id = useId();
  const [begun, setBegun] = useState<{ over: number | null; text: string } | null>(null);
  // What was begun over another value is settled, or was taken back.
  const typed = begun?.over === value ? begun.text : null;
  const shown = typed ?? write(value);
  const isUnreadable = typed !== null && typed.trim() !== '' && read(typed) === null;
  const more = isUnreadable ? (props.takeMore?.(typed) ?? null) : null;
  const told = isUnreadable && more === null ? unreadable : issue;
  const type = (whole: string) => {
    const { text } = keptLine(whole, longestEntered);
    const entered = text.trim() === '' ? null : read(text);
    const isReadable = entered !== null || text.trim() === '';
    setBegun({ over: isReadable ? entered : value, text });
    if (isReadable) set(entered);
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
        value={shown}
        readOnly={isReadOnly}
        aria-invalid={told !== undefined}
        aria-describedby={told === undefined ? undefined : `${id}-issue`}
        onChange={({ target }) => type(target.value)}
        onBlur={() => {
          more?.();
          if (!isUnreadable || more !== null) setBegun(null);
        }}
      />
      {told !== undefined && (
        <p id={`${id}-issue`} className="editor-issue">
          {told}
        </p>
      )}
    </div>
  );
}
