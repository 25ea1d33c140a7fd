import { useEffect } from 'react';
import { subscribeMessages } from '#contract/money/subscribe-messages.ts';
import { leavesSubscribePage, subscribePageFor } from '#domain/money/subscribe-page.ts';
import { followWithHandOver, recognise } from '#stores/accounts/hand-over.ts';
import { owesPayment, readerOf } from '#stores/accounts/reader.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import { onPlainClick } from '#ui/is-plain-click.ts';
import { SubscribeForm } from './SubscribeForm.tsx';
import type { SubscribeSite } from './subscribe-site.ts';

type Props = {
  site: SubscribeSite;
  /** Where what somebody has is seen to. */
  platformOrigin: string;
};

/** Offers the site's plans or its newsletter, or neither to a reader who has them. */
export function SubscribePage({ site, platformOrigin }: Props) {
  const user = useSignedInUser();
  const reader = readerOf(user);
  const leaves = leavesSubscribePage(site, reader);
  useEffect(() => {
    // Only the browser knows the session; if this fails, the page stays as it is.
    void recognise();
  }, []);
  useEffect(() => {
    if (leaves) globalThis.location.replace('/');
  }, [leaves]);
  if (owesPayment(user)) return <Stopped heading={site.title} platformOrigin={platformOrigin} />;
  const view = subscribePageFor(site, reader);
  if (view === 'fallback') return <Fallback />;
  const hasPlans = view === 'plans';
  const { heading, invitation } = site.newsletterWords;
  const sentence = site.sentence || subscribeMessages.plansInvitation;
  return (
    <div className="subscribe-page awaits-visitor" data-view={view}>
      <header>
        <h1>{hasPlans ? subscribeMessages.heading(site.title) : heading}</h1>
        <p className="lede">{hasPlans ? sentence : invitation}</p>
      </header>
      <SubscribeForm site={site} reader={reader} user={user} />
    </div>
  );
}

/** Another plan would be paid beside the one that they have. */
function Stopped({ heading, platformOrigin }: { heading: string; platformOrigin: string }) {
  return (
    <div className="subscribe-page">
      <h1>{subscribeMessages.heading(heading)}</h1>
      <p className="lede">{subscribeMessages.stopped}</p>
      <a
        className="button"
        href={`${platformOrigin}/subscriptions`}
        onClick={onPlainClick(followWithHandOver)}
      >
        {subscribeMessages.mend}
      </a>
    </div>
  );
}

function Fallback() {
  return (
    <div className="subscribe-page">
      <h1>{subscribeMessages.title}</h1>
      <p className="lede">{subscribeMessages.fallback}</p>
      <a className="more-link" href="/recipes">
        {subscribeMessages.toRecipes}
      </a>
    </div>
  );
}
