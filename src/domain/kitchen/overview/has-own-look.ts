import { partOfField } from '../../site/site-parts.ts';
import { defaultSiteSettings, type SiteSettings } from '../../site/site.ts';

/** What is asked for when a site is made says little about whether its look was ever thought about. */
const askedAtFirst = 'themeAccentColor';

/** Whether anything of a site's look differs from how every site begins. */
export function hasOwnLook(settings: SiteSettings): boolean {
  return Object.entries(partOfField)
    .filter(([field, part]) => part === 'look' && field !== askedAtFirst)
    .some(([field]) => valueIn(settings, field) !== valueIn(defaultSiteSettings, field));
}

const valueIn = (settings: SiteSettings, field: string): string =>
  JSON.stringify(Reflect.get(settings, field) ?? null);
