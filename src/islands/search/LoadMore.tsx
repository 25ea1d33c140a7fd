import { listMessages } from '#contract/search/list-messages.ts';
import { failureOf } from '#stores/failure.ts';
import type { Remote } from '#stores/remote.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';

type Props = {
  loading: Remote<unknown>;
  /** The number of recipes still to load, and of those loaded so far. */
  left: number;
  added: number;
  onLoad: () => void;
};

export function LoadMore({ loading, left, added, onLoad }: Props) {
  return (
    <div className="load-more">
      <Failure failure={loading.status === 'rejected' ? failureOf(loading.error) : null} />
      {left > 0 && (
        <Button variant="quiet" isPending={loading.status === 'pending'} onClick={onLoad}>
          {listMessages.loadMore}
        </Button>
      )}
      <LiveRegion text={added > 0 ? listMessages.added(added) : ''} />
    </div>
  );
}
