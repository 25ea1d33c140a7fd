import { overviewMessages as texts } from '#contract/kitchen/site/overview-messages.ts';
import { loadOverview } from './overview.ts';

type Props = { children?: string };

/** Stands where a part of the screen could not be read. */
export function PartFailed({ children = texts.partFailed }: Props) {
  return (
    <p className="overview-failed">
      {children}{' '}
      <button type="button" className="kitchen-link" onClick={() => void loadOverview()}>
        {texts.tryAgain}
      </button>
    </p>
  );
}
