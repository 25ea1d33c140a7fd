import type { SiteFeatures } from '../publishing/publishing.ts';
import { isEmptyRichText } from '../text/rich-text.ts';
import type { SiteSettings } from './site.ts';

export function siteFeatures(settings: SiteSettings, hasCollections: boolean): SiteFeatures {
  return {
    hasCollections,
    hasAbout: !isEmptyRichText(settings.about),
    hasLinks: settings.links.some((link) => link.href),
    hasEvents: settings.events.length > 0,
    hasBook: settings.book !== null,
  };
}
