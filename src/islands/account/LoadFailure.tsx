import { accountMessages } from '#contract/accounts/account-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { Button } from '#ui/Button.tsx';
import { ActionFailure } from './ActionFailure.tsx';

type Props = { heading: string; error: unknown; onRetry: () => void };

/** Replaces content that could not be loaded. */
export function LoadFailure({ heading, error, onRetry }: Props) {
  return (
    <div className="gate">
      <h2>{heading}</h2>
      <ActionFailure failure={failureOf(error)} />
      <Button onClick={onRetry}>{accountMessages.gate.retry}</Button>
    </div>
  );
}
