import { useEffect, useState } from 'react';
import { subscribersMessages as texts } from '#contract/kitchen/mail/subscribers-messages.ts';
import { allSubscribers, isEverybody } from '#domain/kitchen/subscribers/list-view.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { useDropGuard, useDropTarget } from '../media/uploads/dropped-files.ts';
import { Ghosts } from '../shell/frame/Ghosts.tsx';
import { later, laterDialog } from '../shell/frame/Later.tsx';
import { Shell } from '../shell/frame/Shell.tsx';
import { $isDownloading } from '../downloads/download.ts';
import { downloadSubscribers } from './download.ts';
import {
  $subscribers,
  $isAnswered,
  $partFailure,
  $subscribersFailure,
  followSubscribers,
  loadMoreSubscribers,
  loadSubscribers,
  type Loaded,
} from './subscriber-list.ts';
import { SubscriberFilters } from './SubscriberFilters.tsx';
import { SubscriberRows } from './SubscriberRows.tsx';
import {
  $openSubscriber,
  $subscribersView,
  followSubscribersAddress,
  showSubscribers,
} from './subscribers-view.ts';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';
import { MoreNotLoaded } from '../shell/frame/MoreNotLoaded.tsx';

const Person = later(async () => (await import('./Person.tsx')).Person);
const ImportDialog = laterDialog(
  async () => (await import('./import/ImportDialog.tsx')).ImportDialog,
);

export function SubscribersScreen() {
  return <Shell>{() => <Subscribers />}</Shell>;
}

function Subscribers() {
  const loaded = useValue($subscribers);
  const failure = useValue($subscribersFailure);
  const isAnswered = useComputed($isAnswered);
  const partFailure = useValue($partFailure);
  const [dropped, setDropped] = useState<File | 'none' | null>(null);
  const { isOver, target } = useDropTarget(([file]) => setDropped(file ?? null));
  useDropGuard();
  useEffect(() => {
    // The address and the server are outside of React.
    const stops = [followSubscribersAddress(), followSubscribers()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const isEmpty = loaded !== null && isEverybody(loaded.view) && loaded.total === 0;
  const bring = () => setDropped('none');
  const notLoaded = failure && (
    <NotLoaded texts={texts} failure={failure} onAgain={loadSubscribers} />
  );
  return (
    <div className="subscribers" data-over={isOver ? '' : undefined} {...target}>
      <Head hasPeople={!isEmpty} onBring={bring} />
      {(isEmpty || loaded === null) && notLoaded}
      {isEmpty && <Nobody onBring={bring} />}
      {loaded && !isEmpty && (
        <>
          <SubscriberFilters counts={loaded.counts} isAnswered={isAnswered} />
          {notLoaded}
          <div className="subscribers-body">
            {isAnswered && <Rows loaded={loaded} />}
            <Beside />
          </div>
          {isAnswered && partFailure && (
            <MoreNotLoaded texts={texts} failure={partFailure} onAgain={loadMoreSubscribers} />
          )}
        </>
      )}
      {dropped !== null && (
        <ImportDialog
          file={dropped === 'none' ? null : dropped}
          onClose={() => {
            setDropped(null);
            void loadSubscribers();
          }}
        />
      )}
    </div>
  );
}

function Rows({ loaded: { subscribers, total } }: { loaded: Loaded }) {
  const view = useValue($subscribersView);
  if (subscribers.length === 0) return <NothingFits />;
  // Another question begins at the top.
  return <SubscriberRows key={JSON.stringify(view)} rows={subscribers} total={total} />;
}

function Head({ hasPeople, onBring }: { hasPeople: boolean; onBring: () => void }) {
  const loaded = useValue($subscribers);
  const isAnswered = useComputed($isAnswered);
  const isDownloading = useValue($isDownloading);
  const all = loaded && Object.values(loaded.counts).reduce((sum, count) => sum + count, 0);
  return (
    <header className="list-head">
      <h1>{texts.heading}</h1>
      {loaded && all !== null && hasPeople && isAnswered && (
        <p className="kitchen-meta" aria-live="polite">
          {loaded.total === all ? texts.people(all) : texts.found(loaded.total, all)}
        </p>
      )}
      {hasPeople && (
        <>
          <button
            type="button"
            className="list-aside"
            disabled={isDownloading}
            onClick={() => void downloadSubscribers()}
          >
            {isDownloading ? texts.downloading : texts.download}
          </button>
          <Button className="list-new" onClick={onBring}>
            {texts.import}
          </Button>
        </>
      )}
    </header>
  );
}

function Nobody({ onBring }: { onBring: () => void }) {
  return (
    <>
      <div className="list-message list-empty">
        <h2>{texts.empty.heading}</h2>
        <p>{texts.empty.text}</p>
        <Button onClick={onBring}>{texts.import}</Button>
      </div>
      <Ghosts kind="rows" />
    </>
  );
}

function NothingFits() {
  return (
    <div className="list-message" aria-live="polite">
      <h2>{texts.nothing.heading}</h2>
      <p>{texts.nothing.text}</p>
      <Button
        variant="quiet"
        onClick={() => {
          showSubscribers({ ...allSubscribers, order: $subscribersView.get().order });
          document.querySelector<HTMLElement>('#subscriber-search')?.focus();
        }}
      >
        {texts.nothing.clear}
      </Button>
    </div>
  );
}

function Beside() {
  const open = useValue($openSubscriber);
  return open === null ? null : <Person id={open} />;
}
