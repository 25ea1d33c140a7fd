import { accountMessages } from '#contract/account-messages.ts';
import type { Failure as FailureView } from '#stores/failure.ts';

type Props = { failure: FailureView | null };

const { expired } = accountMessages;

/** What went wrong; a session that ended is begun again in another tab, so that nothing typed is lost. */
export function ActionFailure({ failure }: Props) {
  const hasExpired = failure?.code === 'unauthenticated';
  return (
    <div className="failure" role="alert">
      {failure && <p>{hasExpired ? expired.text : failure.message}</p>}
      {failure?.detail && <p>{failure.detail}</p>}
      {hasExpired && (
        <a href="/sign-in" target="_blank" rel="noopener">
          {expired.signIn} <span className="visually-hidden">{expired.newTab}</span>
        </a>
      )}
    </div>
  );
}
