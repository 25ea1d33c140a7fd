import { searchMessages } from '#contract/search-messages.ts';
import { Button } from '#ui/Button.tsx';

type Props = { onRetry: () => void };

export function FailedSearch({ onRetry }: Props) {
  return (
    <div className="search-failed">
      <p className="failure" role="alert">
        {searchMessages.failed}
      </p>
      <Button variant="quiet" onClick={onRetry}>
        {searchMessages.tryAgain}
      </Button>
    </div>
  );
}
