import type { SiteFeatures } from '../publishing/publishing.ts';
import { isEmptyRichText } from '../text/rich-text.ts';
import type { SiteSettings } from './site.ts';

type Lists = Pick<SiteFeatures, 'hasCollections' | 'hasNewsletters'>;

/** Settings tell of the pages that a cook writes there, `lists` of what a site has a list of. */
export function siteFeatures(settings: SiteSettings, lists: Lists): SiteFeatures {
  return {
    hasCollections: lists.hasCollections,
    hasNewsletters: lists.hasNewsletters,
    hasAbout: !isEmptyRichText(settings.about),
    hasLinks: settings.links.some((link) => link.href),
    hasEvents: settings.events.length > 0,
    hasBook: settings.book !== null,
  };
}
