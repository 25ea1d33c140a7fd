import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import { writeCookText } from '#domain/cooking/write-cook-text.ts';
import { lockedContent } from '../accounts/locked-content.ts';
import { siteSlug } from '../site/site.ts';

/** The note of a letter to paying readers. */
export const {
  $opened: $openNewsletter,
  open: openNewsletter,
  follow: followNewsletter,
} = lockedContent(async (signal, slug: string) => {
  const call = siteApi[':siteSlug'].newsletters[':newsletterSlug'];
  const param = { siteSlug: siteSlug(), newsletterSlug: slug };
  const { newsletter } = await jsonOf(await call.$get({ param }, { init: { signal } }));
  return writeCookText(newsletter.note, { unit: () => null, line: () => null });
});
