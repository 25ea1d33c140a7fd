import { jsonOf } from '#api/json-of.ts';
import { siteApi } from '#api/site-api.ts';
import type { CookText } from '#domain/cooking/cook-text.ts';
import { writeCookText } from '#domain/cooking/write-cook-text.ts';
import { $currentUser, loadCurrentUser } from '../accounts/current-user.ts';
import { followReader } from '../accounts/reader.ts';
import { claimHandOver } from '../accounts/site-session.ts';
import { remote } from '../remote.ts';
import { siteSlug } from '../site/site.ts';

/** Null for a reader who may not open it. */
const opened = remote<CookText | null>();

export const $openNewsletter = opened.$remote;

/** Opens a letter to paying readers, and again when the reader changes; returns a function that stops it. */
export function followNewsletter(slug: string): () => void {
  const stop = followReader(() => void openNewsletter(slug));
  void openNewsletter(slug);
  return stop;
}

/** Loads the note, unless the visitor is signed out. */
export const openNewsletter = (slug: string): Promise<void> =>
  opened.load(async (signal) => {
    await claimHandOver();
    await loadCurrentUser();
    if ($currentUser.get().status === 'signed-out') return null;
    const call = siteApi[':siteSlug'].newsletters[':newsletterSlug'];
    const param = { siteSlug: siteSlug(), newsletterSlug: slug };
    const { newsletter } = await jsonOf(await call.$get({ param }, { init: { signal } }));
    return writeCookText(newsletter.note, { unit: () => null, line: () => null });
  });
