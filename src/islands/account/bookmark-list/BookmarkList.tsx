import { useEffect } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { $userBookmarks, $shelves, loadBookmarks } from '#stores/bookmarks/bookmark-list.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { AccountGate } from '../AccountGate.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import { EmptyList } from '../EmptyList.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { SiteLink } from '../SiteLink.tsx';
import { BookmarkCard } from './BookmarkCard.tsx';

const { gate, bookmarks: texts } = accountMessages;

export function BookmarkList() {
  return (
    <AccountGate path="/bookmarks" heading={texts.heading}>
      {() => <Shelves />}
    </AccountGate>
  );
}

function Shelves() {
  const state = useValue($userBookmarks);
  const shelves = useValue($shelves);
  useEffect(() => {
    void loadBookmarks();
  }, []);
  const held = valueOf(state);
  if (!held && state.status === 'rejected') {
    return (
      <LoadFailure
        heading={texts.failed}
        error={state.error}
        onRetry={() => void loadBookmarks()}
      />
    );
  }
  if (!held) return <p aria-live="polite">{gate.loading}</p>;
  if (shelves.length === 0) return <EmptyList texts={texts} />;
  const isPending = state.status === 'pending';
  return (
    <>
      {shelves.map(({ site, bookmarks }) => (
        <section key={site.slug} className="bookmark-shelf" aria-labelledby={`site-${site.slug}`}>
          <h2 id={`site-${site.slug}`}>
            <SiteLink origin={site.origin}>{site.title}</SiteLink>
            <small>{texts.count(bookmarks.length)}</small>
          </h2>
          <ul>
            {bookmarks.map((bookmark) => (
              <BookmarkCard key={bookmark.recipe.id} bookmark={bookmark} />
            ))}
          </ul>
        </section>
      ))}
      <ActionFailure failure={state.status === 'rejected' ? failureOf(state.error) : null} />
      {held.bookmarks.length < held.total && (
        <Button variant="quiet" isPending={isPending} onClick={() => void loadBookmarks()}>
          {isPending ? texts.loadingMore : texts.more}
        </Button>
      )}
    </>
  );
}
