import { useEffect } from 'react';
import { kitchenShellMessages } from '#contract/kitchen/shell-messages.ts';
import { recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { useComputed } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { $session, type OwnSite, openKitchen, tryAgain } from '../shell/session.ts';

type Props = { platformHost: string };

const { sites: texts, failed, loading } = kitchenShellMessages;

/** Chooses a site; who has one alone is led straight in. */
export function SitesScreen({ platformHost }: Props) {
  const session = useComputed($session);
  useEffect(() => {
    openKitchen().catch(reportError);
  }, []);
  const only = session.status === 'open' ? onlySiteOf(session.user.sites) : null;
  useEffect(() => {
    if (only) globalThis.location.replace(recipesPath(only.slug));
  }, [only]);
  if (session.status === 'failed') {
    return (
      <main id="content" className="kitchen-main kitchen-alone">
        <h1>{failed.heading}</h1>
        <p>{session.failure.message}</p>
        <Button onClick={() => void tryAgain()}>{failed.tryAgain}</Button>
      </main>
    );
  }
  if (session.status !== 'open' || only) {
    return (
      <main id="content" className="kitchen-main" aria-busy>
        <p className="kitchen-loading">{loading}</p>
      </main>
    );
  }
  return <Choice sites={session.user.sites} platformHost={platformHost} />;
}

const onlySiteOf = (sites: OwnSite[]): OwnSite | null =>
  sites.length === 1 ? (sites[0] ?? null) : null;

function Choice({ sites, platformHost }: Props & { sites: OwnSite[] }) {
  const isNew = sites.length === 0;
  return (
    <main id="content" className="kitchen-main kitchen-alone">
      <h1>{isNew ? texts.newHeading : texts.heading}</h1>
      {isNew && <p>{texts.newText}</p>}
      <ul className="kitchen-sites">
        {sites.map(({ id, slug, title }) => (
          <li key={id}>
            <a href={recipesPath(slug)}>
              <span>{title}</span>
              <small>{`${slug}.${platformHost}`}</small>
            </a>
          </li>
        ))}
      </ul>
      <a className={isNew ? 'button' : 'button quiet'} href="/create">
        {texts.create}
      </a>
    </main>
  );
}
