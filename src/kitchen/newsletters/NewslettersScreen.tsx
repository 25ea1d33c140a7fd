import { useEffect, useState } from 'react';
import { newslettersMessages as texts } from '#contract/kitchen/mail/newsletters-messages.ts';
import type { NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import { settingsPath, subscribersPath } from '#domain/kitchen/kitchen-paths.ts';
import { newsletterPath } from '#domain/kitchen/newsletter-paths.ts';
import { isUnderWay } from '#domain/mail/newsletter/newsletter-send.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Shell } from '../shell/frame/Shell.tsx';
import { isMovingNow, movesFrom, useLooking } from './looking.ts';
import { NewsletterLine, titleOf } from './NewsletterLine.tsx';
import {
  $newsletters,
  createNewsletter,
  loadNewsletters,
  lookAtNewsletters,
  openWelcome,
  type NewsletterList,
  showOlderNewsletters,
  writeNamedNewsletter,
} from './newsletters.ts';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';

export function NewslettersScreen() {
  return <Shell>{(site) => <Newsletters siteSlug={site.slug} />}</Shell>;
}

function Newsletters({ siteSlug }: { siteSlug: string }) {
  const list = useValue($newsletters);
  const known = valueOf(list);
  const moving = known?.newsletters.filter((each) => movesFrom(each) !== null) ?? [];
  const due = () => moving.filter(isMovingNow);
  // Asks the server, which is outside of React.
  useEffect(() => {
    void loadNewsletters();
    void writeNamedNewsletter();
  }, []);
  useLooking(
    () => due().length > 0,
    () => void lookAtNewsletters(due().map(({ id }) => id)),
  );
  return (
    <div className="newsletters-screen" aria-busy={list.status === 'pending' && known === null}>
      <header className="list-head">
        <h1>{texts.heading}</h1>
        <a className="kitchen-link" href={subscribersPath(siteSlug)}>
          {texts.toSubscribers}
        </a>
        {known && known.total > 0 && <NewNewsletter />}
      </header>
      {list.status === 'rejected' && known === null && (
        <NotLoaded texts={texts} failure={failureOf(list.error)} onAgain={loadNewsletters} />
      )}
      {!known && list.status !== 'rejected' && <p className="kitchen-loading">{texts.loading}</p>}
      {known && <Known known={known} siteSlug={siteSlug} />}
    </div>
  );
}

function NewNewsletter() {
  const [isPending, setIsPending] = useState(false);
  const begin = async () => {
    setIsPending(true);
    await createNewsletter();
    setIsPending(false);
  };
  return (
    <Button className="list-new" isPending={isPending} onClick={() => void begin()}>
      {texts.newNewsletter}
    </Button>
  );
}

/** The letter that everybody gets who subscribes. */
function Welcome({ welcome, siteSlug }: Pick<NewsletterList, 'welcome'> & { siteSlug: string }) {
  const [isPending, setIsPending] = useState(false);
  const begin = async () => {
    setIsPending(true);
    await openWelcome();
    setIsPending(false);
  };
  return (
    <section className="newsletters-welcome" aria-labelledby="newsletters-welcome">
      <h2 id="newsletters-welcome">{texts.welcome.heading}</h2>
      {welcome === null ? (
        <p className="kitchen-meta">
          {texts.welcome.none}
          <Button variant="quiet" isPending={isPending} onClick={() => void begin()}>
            {texts.welcome.write}
          </Button>
        </p>
      ) : (
        <ul>
          <li>
            <a href={newsletterPath(siteSlug, welcome.id)}>{titleOf(welcome)}</a>
            <span className="state" data-state={welcome.isActive ? 'live' : 'draft'}>
              {welcome.isActive ? texts.welcome.on : texts.welcome.off}
            </span>
          </li>
        </ul>
      )}
    </section>
  );
}

type Group = keyof typeof texts.groups;

function groupOf({ state }: NewsletterSendView): Group {
  if (state === 'draft' || state === 'scheduled') return 'open';
  return isUnderWay(state) ? 'underWay' : 'ended';
}

function Known({ known, siteSlug }: { known: NewsletterList; siteSlug: string }) {
  const { newsletters, welcome, total, isTurnedOn } = known;
  const groups: Group[] = ['underWay', 'open', 'ended'];
  return (
    <>
      {!isTurnedOn && (
        <p className="newsletters-off">
          {texts.off.text}{' '}
          <a className="kitchen-link" href={`${settingsPath(siteSlug)}#readers`}>
            {texts.off.toSettings}
          </a>
        </p>
      )}
      {total === 0 && (
        <div className="list-message list-empty">
          <h2>{texts.blank.heading}</h2>
          <p>{texts.blank.text}</p>
          <NewNewsletter />
        </div>
      )}
      {groups.map((group) => {
        const those = newsletters.filter((each) => groupOf(each) === group);
        if (those.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`newsletters-${group}`}>
            <h2 id={`newsletters-${group}`}>{texts.groups[group]}</h2>
            <ul>
              {those.map((newsletter) => (
                <NewsletterLine key={newsletter.id} newsletter={newsletter} siteSlug={siteSlug} />
              ))}
            </ul>
          </section>
        );
      })}
      <Welcome welcome={welcome} siteSlug={siteSlug} />
      {newsletters.length < total && (
        <Button variant="quiet" onClick={() => void showOlderNewsletters()}>
          {texts.older}
        </Button>
      )}
    </>
  );
}
