import { commentMessages } from '#contract/comments/comment-messages.ts';
import type { Submit } from '#stores/submit.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';

type Props = { label: string; action: Submit<undefined>; onPress: () => void };

/** The way to the comments that follow, and what is said when they do not come. */
export function MoreComments({ label, action, onPress }: Props) {
  const { status } = useValue(action.$submit);
  const press = () => {
    onPress();
    void action.submit(undefined);
  };
  return (
    <div className="comments-more">
      {status === 'failed' && <p role="alert">{commentMessages.moreFailed}</p>}
      <Button variant="quiet" isPending={status === 'pending'} onClick={press}>
        {label}
      </Button>
    </div>
  );
}
