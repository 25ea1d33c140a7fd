import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { oldAddressesMessages } from '#contract/kitchen/site/old-addresses-messages.ts';
import { type Failure as Failed, failureOf } from '#stores/failure.ts';
import type { NamedTarget } from './addresses.ts';
import { type Candidate, foundTargets } from './candidates.ts';
import { SearchInput } from '../fields/SearchInput.tsx';
import { Failure } from '../shell/frame/Failure.tsx';

const { target: texts } = oldAddressesMessages;
const fieldLength = 512;

type Props = {
  candidates: readonly Candidate[];
  /** Whether it was done; rejects where it was refused. What was typed stays until then. */
  onChoose: (target: NamedTarget) => Promise<boolean>;
  onCancel?: () => void;
  /** Offered before anything is typed. */
  likely?: Candidate | null;
  /** Opened by a press, it has the focus. */
  isOpened?: boolean;
};

/** Finds where an address is to lead: by the words of a title, or by a path. Enter takes the first. */
export function TargetChoice({
  candidates,
  onChoose,
  onCancel,
  likely = null,
  isOpened = false,
}: Props) {
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<Failed | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The focus is the browser's.
    if (isOpened) field.current?.focus();
  }, [isOpened]);
  const found =
    typed.trim() === ''
      ? [likely].filter((each) => each !== null)
      : foundTargets(candidates, typed);
  const choose = async (chosen: Candidate | undefined) => {
    if (!chosen || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const isDone = await onChoose({ target: chosen.target, title: chosen.title });
      if (isDone) setTyped('');
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void choose(found[0]);
    else if (event.key === 'Escape' && typed !== '') setTyped('');
    else if (event.key === 'Escape') onCancel?.();
    else return;
    event.preventDefault();
  };
  return (
    <div className="address-target">
      <label htmlFor={id}>{texts.label}</label>
      <p id={`${id}-hint`} className="field-hint">
        {texts.hint}
      </p>
      <SearchInput
        id={id}
        most={fieldLength}
        aria-describedby={`${id}-hint`}
        ref={field}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKey}
      />
      {onCancel && (
        <button type="button" className="kitchen-link" onClick={onCancel}>
          {texts.cancel}
        </button>
      )}
      {found.length > 0 && (
        <ul aria-label={texts.found}>
          {found.map((candidate) => (
            <li key={JSON.stringify(candidate.target)}>
              <button type="button" onClick={() => void choose(candidate)}>
                <span>{candidate.title}</span>
                <small>{candidate.detail}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {typed.trim() !== '' && found.length === 0 && (
        <output className="kitchen-meta">{texts.nothing}</output>
      )}
      <Failure failure={failure} />
    </div>
  );
}
