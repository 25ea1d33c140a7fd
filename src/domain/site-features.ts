import type { SiteFeatures } from './publishing.ts';
import { isEmptyRichText } from './rich-text.ts';
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
