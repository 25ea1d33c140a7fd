import { useEffect, useState } from 'react';
import type { QueueCounts } from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { queueViews } from '#domain/comments/comment-queue.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { nameOf } from './acts.ts';
import { focusList } from './choice.ts';
import { $address, showAddress } from './queue-address.ts';
import { $rows } from './queue.ts';

/** Which comments, with how many they are; words or a name; one person. */
export function QueueFilters({ counts }: { counts: QueueCounts | null }) {
  const { view, userId } = useValue($address);
  return (
    <search className="list-search-area queue-filters">
      <div className="list-search-line">
        <SearchField />
      </div>
      <div className="list-filters">
        <fieldset className="list-states">
          <legend className="visually-hidden">{texts.viewFilter}</legend>
          {queueViews.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="view"
                checked={view === each}
                onChange={() => showAddress({ view: each, commentId: null }, true)}
              />
              {texts.views[each]}
              {counts !== null && counts[each] > 0 && <small>{texts.count(counts[each])}</small>}
            </label>
          ))}
        </fieldset>
      </div>
      {userId !== null && <PersonChip userId={userId} />}
    </search>
  );
}

const patienceMs = 250;

/** The server searches, so it is asked once somebody pauses; the arrow down leads into the list. */
function SearchField() {
  const { search } = useValue($address);
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  if (shown !== search) {
    // Somebody went back, or dropped what was typed.
    setShown(search);
    setTyped(search);
  }
  useEffect(() => {
    if (typed === search) return undefined;
    const timer = setTimeout(() => {
      setShown(typed);
      showAddress({ search: typed, commentId: null }, false);
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <input
      type="search"
      id="comment-search"
      className="list-search"
      aria-label={texts.search}
      placeholder={texts.search}
      autoComplete="off"
      value={typed}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        focusList();
      }}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

function PersonChip({ userId }: { userId: string }) {
  const rows = useComputed($rows);
  const row = rows?.find(({ user }) => user?.id === userId);
  const name = row ? nameOf(row) : '';
  return (
    <div className="filter-chips">
      <button
        type="button"
        aria-label={texts.clearPerson(name)}
        onClick={() => showAddress({ userId: null, commentId: null }, true)}
      >
        {texts.ofPerson(name)} ×
      </button>
    </div>
  );
}
