import { closedScreenMessages as texts } from '#contract/kitchen/shell/closed-screen-messages.ts';
import { isAtLeast } from '#domain/accounts/site-role.ts';
import { firstPath } from '#domain/kitchen/screen-roles.ts';
import type { OwnSite } from '../session/session.ts';

/** A screen above one's role, by an address that was typed or kept. */
export function NotPermitted({ site }: { site: OwnSite }) {
  const role = isAtLeast(site.role, 'editor') ? 'editor' : 'moderator';
  return (
    <main id="content" className="kitchen-main kitchen-alone">
      <h1>{texts.notPermitted.heading}</h1>
      <p>{texts.notPermitted.text[role](site.title)}</p>
      <p>
        <a className="button" href={firstPath(site)}>
          {texts.notPermitted.onward[role]}
        </a>
      </p>
    </main>
  );
}

export function UnknownSite() {
  return (
    <main id="content" className="kitchen-main kitchen-alone">
      <h1>{texts.unknownSite.heading}</h1>
      <p>{texts.unknownSite.text}</p>
      <p>
        <a className="button" href="/kitchen">
          {texts.unknownSite.toSites}
        </a>
      </p>
    </main>
  );
}
