import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { Button } from '#ui/Button.tsx';
import { type KitchenSession, tryAgain } from '../shell/session/session.ts';

const { failed, loading } = kitchenShellMessages;

/** A screen of no site before it can open, or where nobody answers who is here. */
export function Unopened({ session }: { session: KitchenSession }) {
  if (session.status !== 'failed') {
    return (
      <main id="content" className="kitchen-main" aria-busy>
        <p className="kitchen-loading">{loading}</p>
      </main>
    );
  }
  return (
    <main id="content" className="kitchen-main kitchen-alone">
      <h1>{failed.heading}</h1>
      <p>{session.failure.message}</p>
      <Button onClick={() => void tryAgain()}>{failed.tryAgain}</Button>
    </main>
  );
}
