import { type ReactNode, useEffect } from 'react';
import { kitchenShellMessages as texts } from '#contract/kitchen/shell/shell-messages.ts';
import { useComputed } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { holdFocused } from '../../fields/hold-focused.ts';
import { BrokenScreen } from './BrokenScreen.tsx';
import { CommandPalette } from '../palette/CommandPalette.tsx';
import { followFocus } from '../focus/follow-focus.ts';
import { followHistoryKeys } from '../keys/follow-history-keys.ts';
import { Keys } from '../keys/Keys.tsx';
import { later } from './Later.tsx';
import { Navigation } from './Navigation.tsx';
import { Notices } from '../notices/Notices.tsx';
import { $session, type OwnSite, openKitchen, tryAgain } from '../session/session.ts';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { Standing } from './Standing.tsx';

type Props = {
  /** Rendered once it is known that the person may be here. */
  children: (site: OwnSite) => ReactNode;
};

const NotPermitted = later(async () => (await import('./ClosedScreen.tsx')).NotPermitted);
const UnknownSite = later(async () => (await import('./ClosedScreen.tsx')).UnknownSite);

/** The frame of every screen of a site. */
export function Shell({ children }: Props) {
  const session = useComputed($session);
  useEffect(() => {
    openKitchen().catch(reportError);
  }, []);
  useEffect(holdFocused, []);
  useEffect(followFocus, []);
  useEffect(followHistoryKeys, []);
  switch (session.status) {
    case 'open':
      return (
        session.site && (
          <BrokenScreen>
            <Opened site={session.site}>{children}</Opened>
          </BrokenScreen>
        )
      );
    case 'not-permitted':
      return <NotPermitted site={session.site} />;
    case 'unknown-site':
      return <UnknownSite />;
    case 'failed':
      return (
        <main id="content" className="kitchen-main kitchen-alone">
          <h1>{texts.failed.heading}</h1>
          <p>{session.failure.message}</p>
          <Button onClick={() => void tryAgain()}>{texts.failed.tryAgain}</Button>
        </main>
      );
    default:
      return (
        <main id="content" className="kitchen-main" aria-busy>
          <p className="kitchen-loading">{texts.loading}</p>
        </main>
      );
  }
}

function Opened({ site, children }: Props & { site: OwnSite }) {
  return (
    <>
      <a className="skip-link" href="#content">
        {texts.skipToContent}
      </a>
      <Navigation site={site} />
      <Standing />
      <main id="content" className="kitchen-main" tabIndex={-1}>
        <BrokenScreen>{children(site)}</BrokenScreen>
      </main>
      <CommandPalette site={site} />
      <Keys />
      <SignInAgain />
      <Notices />
    </>
  );
}
