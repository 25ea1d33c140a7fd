import { useEffect, useState } from 'react';
import { unsubscribeMessages as texts } from '#contract/mail/unsubscribe-messages.ts';
import { leaving } from '#stores/mail/leaving.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { useQueryParameter } from '#ui/use-query-parameter.ts';

/** Whose letters the page ends, since letters are passed on, and the way back for who has just left. */
export function Leaving() {
  const token = useQueryParameter('token');
  const [left] = useState(leaving);
  const about = useValue(left.$about);
  const undoing = useValue(left.undo.$submit);
  useEffect(() => {
    // Only the browser knows the address.
    void left.load(token);
  }, [left, token]);
  if (about === null) return null;
  const isUndone = undoing.status === 'done' && about.isSubscribed;
  return (
    <div className="newsletter-leaving">
      <output>{isUndone ? texts.undone(about.maskedEmail) : texts.about(about.maskedEmail)}</output>
      {about.canUndo && (
        <Button
          variant="quiet"
          isPending={undoing.status === 'pending'}
          onClick={() => void left.undo.submit({})}
        >
          {texts.undo}
        </Button>
      )}
      <Failure failure={undoing.status === 'failed' ? undoing.failure : null} />
    </div>
  );
}
