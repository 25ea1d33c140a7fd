import { subscribeMessages } from '#contract/subscribe-messages.ts';
import type { Refusal } from '#stores/subscribe.ts';
import type { Failure } from '#stores/failure.ts';

type Props = { refusal: Refusal | null; failure: Failure | null };

/** What the server would not do in its own words, or what went wrong. */
export function Refused({ refusal, failure }: Props) {
  return (
    <div className="failure" role="alert">
      {failure && <p>{failure.message}</p>}
      {failure?.detail && <p>{failure.detail}</p>}
      {refusal && <p>{refusal.text}</p>}
      {refusal?.code === 'account_already_exists' && (
        <a href="/sign-in?next=/subscribe">{subscribeMessages.signIn}</a>
      )}
    </div>
  );
}
