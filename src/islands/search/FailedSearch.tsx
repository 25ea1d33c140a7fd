import { searchMessages } from '#contract/search/search-messages.ts';
import { Button } from '#ui/Button.tsx';

type Props = { onRetry: () => void };

/** Only a button to try again: the earlier results stay in view, so no message is needed. */
export function FailedSearch({ onRetry }: Props) {
  return (
    <div className="search-failed">
      <Button variant="quiet" onClick={onRetry}>
        {searchMessages.tryAgain}
      </Button>
    </div>
  );
}
