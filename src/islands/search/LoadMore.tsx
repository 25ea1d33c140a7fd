import { searchMessages } from '#contract/search-messages.ts';
import { $loadingMore } from '#stores/recipe-search.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';

type Props = {
  /** How many there are still to come, and how many came so far. */
  left: number;
  added: number;
  onLoad: () => void;
};

export function LoadMore({ left, added, onLoad }: Props) {
  const { status } = useValue($loadingMore);
  return (
    <div className="load-more">
      {left > 0 && (
        <Button variant="quiet" isPending={status === 'pending'} onClick={onLoad}>
          {searchMessages.loadMore}
        </Button>
      )}
      <LiveRegion text={added > 0 ? searchMessages.added(added) : ''} />
    </div>
  );
}
