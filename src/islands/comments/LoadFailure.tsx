import { commentMessages } from '#contract/comments/comment-messages.ts';
import { Button } from '#ui/Button.tsx';

type Props = { text: string; onRetry: () => void };

export function LoadFailure({ text, onRetry }: Props) {
  return (
    <div className="comments-failed" role="alert">
      <p>{text}</p>
      <Button variant="quiet" onClick={onRetry}>
        {commentMessages.tryAgain}
      </Button>
    </div>
  );
}
