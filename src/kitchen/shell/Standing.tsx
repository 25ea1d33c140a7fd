import { kitchenShellMessages as texts } from '#contract/kitchen/shell-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { $isOffline } from './connection.ts';
import { $hasSessionEnded, askForSignIn } from './session.ts';

/** Tells that there is no network or no session; whatever is written stays. */
export function Standing() {
  const isOffline = useValue($isOffline);
  const hasEnded = useValue($hasSessionEnded);
  const offline = isOffline ? texts.offline : null;
  const text = hasEnded ? texts.sessionEnded.notice : offline;
  return (
    <div className="kitchen-standing" aria-live="polite">
      {text !== null && <p>{text}</p>}
      {hasEnded && (
        <button type="button" className="kitchen-link" onClick={askForSignIn}>
          {texts.sessionEnded.resume}
        </button>
      )}
    </div>
  );
}
