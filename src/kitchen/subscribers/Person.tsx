import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { subscribersMessages } from '#contract/kitchen/mail/subscribers-messages.ts';
import type { SubscriberAnswer, SubscriberEventView } from '#contract/mail/subscriber.ts';
import { failureOf } from '#stores/failure.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { shortDayOf, shortMomentOf } from '../clock/day-words.ts';
import { $person, $personState, loadPerson } from './person.ts';
import { Complimentary } from './Complimentary.tsx';
import { PersonActs } from './PersonActs.tsx';
import { openSubscriber } from './subscribers-view.ts';
import { Failure } from '../shell/frame/Failure.tsx';

const { person: texts, events, states, sources, plans } = subscribersMessages;
const wide = globalThis.matchMedia('(min-width: 1024px)');
const followWide = (changed: () => void) => {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};

/** One person and what happened: beside the list, on a phone above it. The focus stays in the list. */
export function Person({ id }: { id: string }) {
  const isWide = useSyncExternalStore(followWide, () => wide.matches);
  useEffect(() => {
    // The server knows the history.
    void loadPerson(id);
  }, [id]);
  const close = () => {
    openSubscriber(null);
    document
      .querySelector<HTMLElement>(`[data-subscriber="${id}"]`)
      ?.focus({ preventScroll: true });
  };
  if (!isWide) {
    return (
      <Dialog title={texts.title} isOpen onClose={close}>
        <div className="subscriber-person">
          <Told id={id} />
        </div>
      </Dialog>
    );
  }
  return (
    <Aside onClose={close}>
      <Told id={id} />
    </Aside>
  );
}

function Aside({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key for all of it
    <aside
      className="subscriber-person"
      aria-label={texts.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <button type="button" className="person-close" aria-label={texts.close} onClick={onClose}>
        ×
      </button>
      {children}
    </aside>
  );
}

function Told({ id }: { id: string }) {
  const state = useValue($personState);
  const answer = useComputed($person);
  if (state.status === 'rejected') {
    return (
      <div className="list-message">
        <h2>{texts.loadFailed}</h2>
        <Failure failure={failureOf(state.error)} />
        <Button variant="quiet" onClick={() => void loadPerson(id)}>
          {subscribersMessages.tryAgain}
        </Button>
      </div>
    );
  }
  // The one before is not shown under the name of the next.
  if (answer?.subscriber.id !== id) return <div className="person-waits" aria-busy />;
  return (
    <>
      <Facts answer={answer} />
      <Complimentary key={`grant-${id}`} answer={answer} />
      <h3>{texts.history}</h3>
      <ol className="person-history">
        {answer.history.map((event, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- events never change their place
          <li key={at}>
            <span>{sentenceOf(event)}</span>
            <time dateTime={event.at}>{shortMomentOf(event.at)}</time>
          </li>
        ))}
      </ol>
      <PersonActs key={id} subscriber={answer.subscriber} />
    </>
  );
}

function Facts({
  answer: { subscriber, commentCount, bookmarkCount },
}: {
  answer: SubscriberAnswer;
}) {
  const { email, displayName, state, source, planType, freeUntil } = subscriber;
  const facts = [
    texts.from(sources[source ?? 'unknown']),
    planType === null ? null : plans[planType],
    freeUntil === null ? null : subscribersMessages.freeUntil(shortDayOf(freeUntil)),
    commentCount > 0 ? texts.comments(commentCount) : null,
    bookmarkCount > 0 ? texts.bookmarks(bookmarkCount) : null,
  ].filter((fact) => fact !== null);
  return (
    <>
      <h2>{displayName ?? email}</h2>
      {displayName !== null && <p className="person-address">{email}</p>}
      <p className="state" data-state={state}>
        {states[state]}
      </p>
      {facts.length > 0 && <p className="kitchen-meta">{facts.join(' · ')}</p>}
    </>
  );
}

function sentenceOf({ kind, detail, fileName }: SubscriberEventView): string {
  switch (kind) {
    case 'imported':
      return events.imported(fileName);
    case 'asked':
    case 'unsubscribed':
    case 'returned':
    case 'suppressed':
      return events[kind](detail);
    case 'plan-started':
    case 'plan-ended':
      return events[kind](detail ?? 'free');
    default:
      return events[kind];
  }
}
