import { overviewMessages as texts } from '#contract/kitchen/site/overview-messages.ts';
import { loadOverview } from './overview.ts';
import { TryAgain } from '../shell/frame/TryAgain.tsx';

type Props = { children?: string };

/** Stands where a part of the screen could not be read. */
export function PartFailed({ children = texts.partFailed }: Props) {
  return (
    <p className="overview-failed">
      {children}{' '}
      <TryAgain isLink onAgain={loadOverview}>
        {texts.tryAgain}
      </TryAgain>
    </p>
  );
}
