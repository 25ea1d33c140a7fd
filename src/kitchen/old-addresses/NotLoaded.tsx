import { oldAddressesMessages as texts } from '#contract/kitchen/site/old-addresses-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';

/** A list that could not be loaded, and how to try again. */
export function NotLoaded({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  return (
    <div className="list-message">
      <h2>{texts.loadFailed}</h2>
      <Failure failure={failureOf(error)} />
      <Button variant="quiet" onClick={onAgain}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
