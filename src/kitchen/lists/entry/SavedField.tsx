import { type ComponentProps, type ReactNode, useId } from 'react';
import { listsMessages } from '#contract/kitchen/lists-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { $typed, forgetTyped, refuseTyped, setTyped } from './typed-values.ts';

type Props = Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder' | 'maxLength'> & {
  /** Of the entry and the field. */
  name: string;
  label: string;
  value: string;
  hint?: ReactNode;
  /** Beside what was refused: another way. */
  instead?: ReactNode;
  /** Null where it was saved, else why not. */
  save: (text: string) => Promise<string | null>;
};

/** A text that is saved when the field is left or by Enter; Escape brings back what was there. */
export function SavedField({ name, label, value, hint, instead, save, ...input }: Props) {
  const id = useId();
  const typed = useValue($typed)[name];
  const shown = typed?.text ?? value;
  const issue = typed?.issue ?? null;
  const commit = async () => {
    const text = $typed.get()[name]?.text;
    if (text === undefined) return;
    if (text.trim() === value) {
      forgetTyped(name);
      return;
    }
    const failure = await save(text.trim());
    // What was typed meanwhile stays.
    if ($typed.get()[name]?.text !== text) return;
    if (failure === null) forgetTyped(name);
    else refuseTyped(name, failure);
  };
  return (
    <div className="entry-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        type="text"
        autoComplete="off"
        value={shown}
        aria-invalid={issue !== null || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setTyped(name, target.value)}
        onBlur={() => void commit()}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') void commit();
          else if (event.key === 'Escape' && typed) {
            event.stopPropagation();
            forgetTyped(name);
          } else return;
          event.preventDefault();
        }}
      />
      <div id={`${id}-hint`} className="entry-hint" aria-live="polite">
        {typed?.isLeft && <span className="entry-issue">{listsMessages.panel.left}</span>}
        {issue === null ? (
          !typed?.isLeft && hint
        ) : (
          <>
            <span className="entry-issue">{issue}</span>
            {instead}
          </>
        )}
      </div>
    </div>
  );
}
