import { useState } from 'react';
import { newsletterEditorMessages } from '#contract/kitchen/mail/newsletters-messages.ts';
import { Button } from '#ui/Button.tsx';
import { publishChanges, useDish } from './dish.ts';

const { changes: texts } = newsletterEditorMessages;

/** Said where the recipe was changed since it was published, for the letter brings what is published. */
export function UnpublishedChanges() {
  const dish = useDish();
  const [isPending, setIsPending] = useState(false);
  if (!dish?.hasUnpublishedChanges) return null;
  const publish = async () => {
    setIsPending(true);
    await publishChanges(dish);
    setIsPending(false);
  };
  return (
    <p className="newsletter-behind">
      {texts.text}{' '}
      <Button variant="quiet" isPending={isPending} onClick={() => void publish()}>
        {texts.publish}
      </Button>
    </p>
  );
}
