import { accountMessages } from '#contract/accounts/account-messages.ts';
import type { Failure as FailureView } from '#stores/failure.ts';
import { Failure } from '#ui/Failure.tsx';

type Props = { failure: FailureView | null };

const { expired } = accountMessages;

/** A failure; after an expired session, sign-in opens in a new tab to keep what was typed here. */
export function ActionFailure({ failure }: Props) {
  const hasExpired = failure?.code === 'unauthenticated';
  return (
    <Failure failure={hasExpired ? { message: expired.text } : failure}>
      {hasExpired && (
        <a href="/sign-in" target="_blank" rel="noopener">
          {expired.signIn} <span className="visually-hidden">{expired.newTab}</span>
        </a>
      )}
    </Failure>
  );
}
