import type { LinksFrom } from './header-room.ts';
import { showsHeaderSearch } from './header-search.ts';
import { showsSubscribeButton } from '../money/subscribe-offers.ts';

/** How the header of a page differs from that of the site's other pages. */
export type HeaderState = {
  /** Of the link that leads to the page itself. */
  currentHref: string | null;
  showsSearch: boolean;
  showsSubscribe: boolean;
  linksFrom: LinksFrom;
};

type Site = {
  navigation: { href: string }[];
  hasSearch: boolean;
  newslettersEnabled: boolean;
  linksFrom: { home: LinksFrom; elsewhere: LinksFrom };
};

export function headerState(site: Site, path: string): HeaderState {
  return {
    currentHref: site.navigation.find(({ href }) => href === path)?.href ?? null,
    showsSearch: site.hasSearch && showsHeaderSearch(path),
    showsSubscribe: showsSubscribeButton(site, path),
    linksFrom: path === '/' ? site.linksFrom.home : site.linksFrom.elsewhere,
  };
}
