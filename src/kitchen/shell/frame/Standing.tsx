import { kitchenShellMessages as texts } from '#contract/kitchen/shell/shell-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { $isOffline } from '../network/connection.ts';
import { $isKeptHere } from '../session/keeping.ts';
import { $lostRights, lookAtRights } from '../session/rights.ts';
import { $hasSessionEnded, askForSignIn } from '../session/session.ts';

const offlineText = (isKept: boolean): string => (isKept ? texts.offline : texts.offlineUnkept);
const endedText = (isKept: boolean): string =>
  isKept ? texts.sessionEnded.notice : texts.sessionEnded.noticeUnkept;

/** Who was let in again goes on where they are. */
const tryRights = () => lookAtRights().catch(() => undefined);

/** Tells that there is no network, no session or no right any more, and whether what is written stays. */
export function Standing() {
  const isOffline = useValue($isOffline);
  const hasEnded = useValue($hasSessionEnded);
  const isKept = useValue($isKeptHere);
  const offline = isOffline ? offlineText(isKept) : null;
  const lost = useValue($lostRights);
  const rights = lost === null ? offline : texts.rights[lost];
  const text = hasEnded ? endedText(isKept) : rights;
  return (
    <div className="kitchen-standing" aria-live="polite">
      {text !== null && <p>{text}</p>}
      {hasEnded && (
        <button type="button" className="kitchen-link" onClick={askForSignIn}>
          {texts.sessionEnded.resume}
        </button>
      )}
      {!hasEnded && lost !== null && (
        <button type="button" className="kitchen-link" onClick={() => void tryRights()}>
          {texts.rights.again}
        </button>
      )}
    </div>
  );
}
