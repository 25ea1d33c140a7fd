import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Ghosts } from '../shell/frame/Ghosts.tsx';
import { $address, showAddress } from './queue-address.ts';
import { loadMore } from './queue.ts';

/** What the view will show, or what keeps it empty and one press to drop that. */
export function EmptyQueue({ hasMore }: { hasMore: boolean }) {
  const { view, search, userId } = useValue($address);
  const isNarrowed = search.trim() !== '' || userId !== null;
  if (isNarrowed) {
    const nothing = userId === null ? texts.nothingFound(search.trim()) : texts.nothingOfPerson;
    return (
      <div className="list-message" aria-live="polite">
        <h2>{nothing}</h2>
        <Button variant="quiet" onClick={() => showAddress({ search: '', userId: null }, true)}>
          {texts.clear}
        </Button>
      </div>
    );
  }
  const { heading, text } = texts.empty[view];
  return (
    <>
      <div className="list-message list-empty" aria-live="polite">
        <h2>{heading}</h2>
        <p>{text}</p>
        {hasMore && (
          <Button variant="quiet" onClick={() => void loadMore()}>
            {texts.more}
          </Button>
        )}
      </div>
      {view === 'all' && <Ghosts kind="rows" />}
    </>
  );
}
