import { type SubmitEvent, useId, useState } from 'react';
import { senderMessages as texts } from '#contract/kitchen/mail/sender-messages.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { keep, readKept } from '#stores/kept.ts';
import { Button } from '#ui/Button.tsx';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { unsavedSettingHere } from '../unsaved-setting.ts';
import { nameSender } from './sender.ts';
import { useRefusal } from '../../shell/network/when-back.ts';

/** Where the address is typed; what is refused stays beside its reason. */
export function SenderField({ stored }: { stored: string }) {
  const { text, issue, isPending, type, name } = useTypedSender(stored);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void name();
  };
  return (
    <form className="domain-add" onSubmit={submit} noValidate>
      <label htmlFor={id}>{texts.label}</label>
      <span className="settings-slug-line">
        <input
          id={id}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-own-history
          placeholder={texts.placeholder}
          value={text}
          aria-invalid={issue !== null}
          aria-describedby={issue === null ? `${id}-hint` : `${id}-hint ${id}-issue`}
          onChange={({ target }) => type(target.value)}
        />
        {text.trim() !== stored && (
          <Button type="submit" variant="quiet" isPending={isPending}>
            {texts.name}
          </Button>
        )}
      </span>
      <p id={`${id}-hint`} className="kitchen-meta">
        {texts.hint}
      </p>
      <FieldIssue id={`${id}-issue`} isLive>
        {issue}
      </FieldIssue>
    </form>
  );
}

function useTypedSender(stored: string) {
  const key = unsavedSettingHere('sender');
  const [typed, setTyped] = useState(() => readKept(key, 'session'));
  const [issue, setIssue] = useRefusal();
  const [isPending, setIsPending] = useState(false);
  const show = (text: string | null) => {
    setTyped(text);
    keep(key, text, 'session');
  };
  const name = async () => {
    const email = typed?.trim() ?? '';
    if (email === '' || email === stored) return;
    setIssue(null);
    setIsPending(true);
    try {
      await nameSender(email);
      show(null);
    } catch (error) {
      setIssue(toldOf(failureOf(error)));
    } finally {
      setIsPending(false);
    }
  };
  const type = (text: string) => {
    setIssue(null);
    show(text);
  };
  return { text: typed ?? stored, issue, isPending, type, name };
}

const toldOf = ({ issues, message }: Failure): string => issues['email'] ?? message;
