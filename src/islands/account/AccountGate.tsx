import { type ReactNode, useEffect } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import type { CurrentUserView } from '#contract/accounts/current-user.ts';
import { $account, $lastAccount, loadAccount } from '#stores/accounts/account.ts';
import { recognise } from '#stores/accounts/hand-over.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { LoadFailure } from './LoadFailure.tsx';

type Props = {
  /** The page to return to after signing in. */
  path: string;
  heading: string;
  children: (account: CurrentUserView) => ReactNode;
};

const { gate } = accountMessages;

/**
 * Shows the page of an account, or asks a signed-out visitor to sign in. When another tab signs
 * out, the page is only hidden, so that typed text is still there after signing in again.
 */
export function AccountGate({ path, heading, children }: Props) {
  const last = useValue($lastAccount);
  const isHere = valueOf(useValue($account)) !== null;
  useEffect(() => {
    // The session lies in the browser's storage or in the address; the server knows neither.
    recognise().catch(reportError);
  }, []);
  return (
    <>
      <h1 tabIndex={-1}>{heading}</h1>
      {!isHere && <Waiting path={path} />}
      {last && (
        <div key={last.id} hidden={!isHere}>
          {children(last)}
        </div>
      )}
    </>
  );
}

function Waiting({ path }: { path: string }) {
  const account = useValue($account);
  switch (account.status) {
    case 'idle':
      return (
        <>
          <p className="gate-loading">{gate.loading}</p>
          <Prompt path={path} className="gate-prompt" />
        </>
      );
    case 'pending':
      return <p aria-live="polite">{gate.loading}</p>;
    case 'rejected':
      return (
        <LoadFailure
          heading={gate.failedHeading}
          error={account.error}
          onRetry={() => void loadAccount()}
        />
      );
    default:
      return <Prompt path={path} />;
  }
}

function Prompt({ path, className = '' }: { path: string; className?: string }) {
  const query = new URLSearchParams({ next: path }).toString();
  return (
    <div className={`gate ${className}`}>
      <h2>{gate.heading}</h2>
      <p>{gate.text}</p>
      <p className="gate-actions">
        <a className="button" href={`/sign-in?${query}`}>
          {accountMessages.menu.signIn}
        </a>
        <a className="more-link" href={`/sign-up?${query}`}>
          {accountMessages.menu.signUp}
        </a>
      </p>
    </div>
  );
}
