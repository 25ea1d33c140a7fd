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
  /** Most who come here signed out have no account yet, and are asked to make one first. */
  isForNewcomers?: boolean;
  children: (account: CurrentUserView) => ReactNode;
};

const { gate, menu } = accountMessages;

/**
 * Shows the page of an account, or asks a signed-out visitor to sign in. When another tab signs
 * out, the page is only hidden, so that typed text is still there after signing in again.
 */
export function AccountGate({ path, heading, isForNewcomers = false, children }: Props) {
  const last = useValue($lastAccount);
  const isHere = valueOf(useValue($account)) !== null;
  useEffect(() => {
    // The session lies in the browser's storage or in the address; the server knows neither.
    recognise().catch(reportError);
  }, []);
  return (
    <>
      <h1 tabIndex={-1}>{heading}</h1>
      {!isHere && <Waiting path={path} isForNewcomers={isForNewcomers} />}
      {last && (
        <div key={last.id} hidden={!isHere}>
          {children(last)}
        </div>
      )}
    </>
  );
}

type PromptProps = { path: string; isForNewcomers: boolean };

function Waiting(prompt: PromptProps) {
  const account = useValue($account);
  switch (account.status) {
    case 'idle':
      return (
        <>
          <p className="gate-loading">{gate.loading}</p>
          <Prompt {...prompt} className="gate-prompt" />
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
      return <Prompt {...prompt} />;
  }
}

const signIn = { label: menu.signIn, path: '/sign-in' };
const signUp = { label: menu.signUp, path: '/sign-up' };
const asked = { heading: gate.heading, text: gate.text, first: signIn, second: signUp };
const askedOfNewcomers = {
  heading: gate.newcomerHeading,
  text: gate.newcomerText,
  first: signUp,
  second: signIn,
};

function Prompt({ path, isForNewcomers, className = '' }: PromptProps & { className?: string }) {
  const { heading, text, first, second } = isForNewcomers ? askedOfNewcomers : asked;
  const query = new URLSearchParams({ next: path }).toString();
  return (
    <div className={`gate ${className}`}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <p className="gate-actions">
        <a className="button" href={`${first.path}?${query}`}>
          {first.label}
        </a>
        <a className="more-link" href={`${second.path}?${query}`}>
          {second.label}
        </a>
      </p>
    </div>
  );
}
