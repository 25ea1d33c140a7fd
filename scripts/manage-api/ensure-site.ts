import { z } from 'zod';
import { currentUserAnswer } from '#contract/accounts/current-user.ts';
import { ManageApiError, type ManageClient } from './manage-client.ts';

const madeSite = z.object({ site: z.object({ id: z.uuid() }) });

/** The id of the person's site with this slug; made when there is none. */
export async function ensureSite(
  api: ManageClient,
  site: { slug: string; title: string },
): Promise<{ id: string; isNew: boolean }> {
  const { currentUser } = await api.get('current-user', currentUserAnswer);
  const known = currentUser.sites.find(({ slug }) => slug === site.slug);
  if (known) return { id: known.id, isNew: false };
  const body = { slug: site.slug, title: site.title };
  const made = await api.post('sites', { body, answer: madeSite }).catch((error: unknown) => {
    const isTaken = error instanceof ManageApiError && error.body?.code === 'slug_taken';
    throw isTaken ? new Error(`The site "${site.slug}" belongs to someone else.`) : error;
  });
  return { id: made.site.id, isNew: true };
}
