import { domainsMessages as texts } from '#contract/kitchen/site/domains-messages.ts';
import { timeOf } from '../../clock/day-words.ts';
import { type Look, look } from './domains.ts';

type Props = { host: string; found: Look | undefined };

/** When DNS was asked last, and a way to have it asked now. */
export function LastLook({ host, found }: Props) {
  const isLooking = found?.status === 'looking';
  return (
    <p className="domain-look kitchen-meta">
      <span aria-live="polite">{toldOf(found)}</span>
      <button
        type="button"
        className="kitchen-link"
        aria-disabled={isLooking || undefined}
        onClick={() => void look(host)}
      >
        {texts.look}
      </button>
    </p>
  );
}

function toldOf(found: Look | undefined): string {
  if (found === undefined || found.status === 'looking') return texts.looking;
  if (found.status === 'failed') return texts.notLooked(found.reason);
  return found.last === null ? texts.unasked : texts.lookedAt(timeOf(found.last.checkedAt));
}
