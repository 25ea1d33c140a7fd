import { useEffect } from 'react';
import { confirmationMessages as texts } from '#contract/mail/confirmation-messages.ts';
import type { ConfirmationAnswer } from '#contract/mail/subscriber-import.ts';
import { failureOf } from '#stores/failure.ts';
import {
  $confirmation,
  $isConfirming,
  confirmNewsletter,
  loadConfirmation,
} from '#stores/mail/confirmation.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { useQueryParameter } from '#ui/use-query-parameter.ts';

/** Asks once more in so many words: what opens links by itself says yes to nothing. */
export function ConfirmNewsletter() {
  const token = useQueryParameter('token');
  const state = useValue($confirmation);
  const isConfirming = useValue($isConfirming);
  useEffect(() => {
    // The address is the browser's: while the page comes alive the parameter is still empty.
    const { search } = globalThis.location;
    void loadConfirmation(new URLSearchParams(search).get('token')?.trim() ?? 'none');
  }, []);
  const answer = valueOf(state);
  const failure = state.status === 'rejected' ? failureOf(state.error) : null;
  if (answer === null) {
    return failure === null ? <p aria-live="polite">{texts.loading}</p> : <NoLink />;
  }
  return (
    <div className="sign-in-form">
      <Told answer={answer} />
      <Failure failure={failure} />
      {answer.state === 'confirmed' ? (
        <p>
          <a className="button" href={answer.site.origin}>
            {texts.toSite(answer.site.title)}
          </a>
        </p>
      ) : (
        <Button isPending={isConfirming} onClick={() => void confirmNewsletter(token)}>
          {answer.state === 'asked' ? texts.yes : texts.back}
        </Button>
      )}
    </div>
  );
}

function Told({ answer: { state, site, maskedEmail } }: { answer: ConfirmationAnswer }) {
  const heading = state === 'asked' ? texts.ask : texts[state];
  const text = {
    asked: texts.askText,
    confirmed: texts.confirmedText,
    unsubscribed: texts.unsubscribedText,
  }[state];
  return (
    <div aria-live="polite">
      <h1>{heading(site.title)}</h1>
      <p>{text(maskedEmail)}</p>
    </div>
  );
}

function NoLink() {
  return (
    <div role="alert">
      <h1>{texts.failed}</h1>
      <p>{texts.failedText}</p>
    </div>
  );
}
