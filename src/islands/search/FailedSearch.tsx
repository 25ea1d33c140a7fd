import { featuredMessages } from '#contract/search/featured-messages.ts';
import { Button } from '#ui/Button.tsx';

type Props = { onRetry: () => void };

/** Only a button to try again: the earlier results stay in view, so no message is needed. */
export function FailedSearch({ onRetry }: Props) {
  return (
    <div className="search-failed">
      <Button variant="quiet" onClick={onRetry}>
        {featuredMessages.tryAgain}
      </Button>
    </div>
  );
}
