import { subscribeMessages } from '#contract/money/subscribe-messages.ts';
import type { Refusal } from '#stores/money/subscribe.ts';
import type { Failure as FailureView } from '#stores/failure.ts';
import { Failure } from '#ui/Failure.tsx';

type Props = { refusal: Refusal | null; failure: FailureView | null };

/** The server's reason to decline, or what went wrong. */
export function Refused({ refusal, failure }: Props) {
  return (
    <Failure failure={failure}>
      {refusal && <p>{refusal.text}</p>}
      {refusal?.code === 'account_already_exists' && (
        <a href="/sign-in?next=/subscribe">{subscribeMessages.signIn}</a>
      )}
    </Failure>
  );
}
