import { type ComponentProps, type ReactNode, useEffect, useId } from 'react';
import { failureMessages } from '#contract/failure-messages.ts';
import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { $isOffline } from '../../shell/network/connection.ts';
import { useWhenBack } from '../../shell/network/when-back.ts';
import { useKeptLine } from '../../fields/use-kept-line.ts';
import { $typed, forgetTyped, refuseTyped, setTyped, standOnSaved } from './typed-values.ts';

const { panel: texts } = listsMessages;

type Props = Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'> & {
  /** Characters. */
  most: number;
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

/**
 * A text that is saved when the field is left or by Enter; Escape brings back what was there. What
 * was typed before the page was left is saved by Enter alone: who passes by means nothing by it.
 */
export function SavedField({ name, label, value, most, hint, instead, save, ...input }: Props) {
  const id = useId();
  const { typed, commit } = useTyped({ name, value, save });
  const { told, keep } = useKeptLine(most, typed?.text ?? value);
  return (
    <div className="entry-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        type="text"
        autoComplete="off"
        value={typed?.text ?? value}
        aria-invalid={told !== undefined || (typed && typed.issue !== null) ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setTyped(name, { text: keep(target.value), from: typed?.from ?? value });
        }}
        onBlur={() => {
          if (!typed?.isLeft) void commit();
        }}
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
        {told !== undefined && <span className="entry-issue">{told}</span>}
        <Hint value={value} typed={typed} hint={hint} instead={instead} />
      </div>
    </div>
  );
}

type Typed = ReturnType<typeof $typed.get>[string] | undefined;
type HintProps = Pick<Props, 'value' | 'hint' | 'instead'> & { typed: Typed };

function Hint({ value, typed, hint, instead }: HintProps) {
  if (!typed) return hint;
  const { text, from, issue, isLeft } = typed;
  const isOvertaken = from !== null && from !== value && text.trim() !== value;
  return (
    <>
      {isLeft && <span className="entry-issue">{texts.left}</span>}
      {isOvertaken && <span className="entry-issue">{texts.present(value)}</span>}
      {issue === null ? (
        !isLeft && hint
      ) : (
        <>
          <span className="entry-issue">{issue}</span>
          {instead}
        </>
      )}
    </>
  );
}

function useTyped({ name, value, save }: Pick<Props, 'name' | 'value' | 'save'>) {
  const all = useValue($typed)[name];
  const isSaved = all?.isLeft === true && all.text.trim() === value;
  useEffect(() => {
    // The save had arrived before the page was gone.
    if (isSaved) forgetTyped(name);
  }, [isSaved, name]);
  const commit = async () => {
    const text = $typed.get()[name]?.text;
    if (text === undefined) return;
    if (text.trim() === value) {
      forgetTyped(name);
      return;
    }
    const failure = await save(text.trim());
    // What was typed meanwhile stays.
    const isSame = $typed.get()[name]?.text === text;
    if (failure === null) (isSame ? forgetTyped : standOnSaved)(name);
    else if (isSame) refuseTyped(name, failure);
  };
  // What the cook had left to be saved is wanted until it is typed on or taken back.
  const goOn = () => {
    if ($typed.get()[name]?.issue === failureMessages.offline) void commit();
  };
  useWhenBack(goOn);
  useEffect(() => {
    // The panel was closed, or the page of the list, while there was no connection.
    if (!$isOffline.get()) goOn();
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what it was opened with
  }, [name]);
  return { typed: isSaved ? undefined : all, commit };
}
