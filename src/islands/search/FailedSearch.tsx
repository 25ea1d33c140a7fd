import { searchMessages } from '#contract/search-messages.ts';
import { Button } from '#ui/Button.tsx';

type Props = { onRetry: () => void };

/** What stood there stays, and no message is lost on it: there is a way to ask again. */
export function FailedSearch({ onRetry }: Props) {
  return (
    <div className="search-failed">
      <Button variant="quiet" onClick={onRetry}>
        {searchMessages.tryAgain}
      </Button>
    </div>
  );
}
