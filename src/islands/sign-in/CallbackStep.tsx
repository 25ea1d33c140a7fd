import { accountMessages } from '#contract/accounts/account-messages.ts';
import type { Failure as FailureView } from '#stores/failure.ts';
import { claimLink } from '#stores/accounts/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { StageHeading } from './StageHeading.tsx';

const { callback } = accountMessages;

/** Shown while a mailed link is claimed, and with a retry after a failure. */
export function CallbackStep({ failure }: { failure: FailureView | null }) {
  if (!failure) {
    return (
      <div className="sign-in-form" aria-busy="true">
        <StageHeading>{callback.heading}</StageHeading>
        <p>{callback.pending}</p>
      </div>
    );
  }
  return (
    <div className="sign-in-form">
      <StageHeading>{callback.failedHeading}</StageHeading>
      <p>{callback.failed}</p>
      <Failure failure={{ message: failure.message }} />
      <Button onClick={() => void claimLink()}>{callback.retry}</Button>
    </div>
  );
}
