import { siteAnswer, type SiteInput } from '#contract/site/site.ts';
import { type LookKey, looks } from '#domain/look/looks.ts';
import { ensureSite } from '#scripts/manage-api/ensure-site.ts';
import { waitUntilLive } from '#scripts/manage-api/publish-recipes.ts';
import { clientOf } from './look-site.ts';

/** A site that is brand-new: no recipe and no picture, but a cook and a sentence. */
export const openingSlug = 'openings';
const openingTitle = 'Little Salt Kitchen';
const sentence =
  'Weeknight dinners from a small flat in Leith, cooked by someone who never measures salt and always has bread.';

type Platform = { url: string; statePath: string };

/** Makes the site where it is missing, and waits until visitors see it in the look. */
export async function wearOpening(
  platform: Platform,
  look: LookKey,
  given: Partial<SiteInput> = {},
): Promise<void> {
  const api = clientOf(platform);
  await ensureSite(api, { slug: openingSlug, title: openingTitle });
  const { style: themeStyle, headerLayout } = looks[look];
  const aboutShort: SiteInput['aboutShort'] = {
    type: 'document',
    children: [{ type: 'paragraph', children: [{ text: sentence }] }],
  };
  const site = { slug: openingSlug, title: openingTitle, newslettersEnabled: true };
  const body = { ...site, look, themeStyle, headerLayout, aboutShort, ...given };
  await api.put(`${openingSlug}/sites`, { body, answer: siteAnswer });
  await waitUntilLive(api, openingSlug);
}
