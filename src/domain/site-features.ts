import type { SiteFeatures } from './publishing.ts';
import type { RichText } from './rich-text.ts';
import type { SiteSettings } from './site.ts';

const hasText = (richText: RichText | null) => richText !== null && richText.children.length > 0;

export function siteFeatures(settings: SiteSettings, hasCollections: boolean): SiteFeatures {
  return {
    hasCollections,
    hasAbout: hasText(settings.about),
    hasLinks: settings.links.some((link) => link.href),
    hasEvents: settings.events.length > 0,
    hasBook: settings.book !== null,
  };
}
