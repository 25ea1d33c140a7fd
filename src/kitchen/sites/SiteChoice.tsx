import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { firstLetter } from '#domain/text/cut-text.ts';
import type { OwnSite } from '../shell/session/session.ts';

const { roles } = kitchenShellMessages;

type Props = {
  sites: readonly OwnSite[];
  platformHost: string;
  pathOf: (site: OwnSite) => string;
};

/** The sites on which a person works, each with what they are there. */
export const SiteChoice = ({ sites, platformHost, pathOf }: Props) => (
  <ul className="kitchen-sites">
    {sites.map((site) => (
      <li key={site.id}>
        <a href={pathOf(site)}>
          <span className="kitchen-sites-sign" aria-hidden>
            {firstLetter(site.title)}
          </span>
          <span className="kitchen-sites-title">{site.title}</span>
          <small>
            {site.role !== 'owner' && `${roles[site.role]} · `}
            {`${site.slug}.${platformHost}`}
          </small>
        </a>
      </li>
    ))}
  </ul>
);
