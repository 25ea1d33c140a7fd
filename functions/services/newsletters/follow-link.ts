import type { Context } from '#functions/http/context.ts';

/** Where a link of a newsletter leads: nowhere where it is none of ours, or its site has closed. */
export type Followed = { kind: 'leads'; href: string } | { kind: 'gone' } | { kind: 'unknown' };

type Following = {
  token: string;
  /** Whether this visit is one to be counted; asked once it is known that it leads somewhere. */
  counts: () => Promise<boolean>;
};

/**
 * Finds where a link leads, and counts the visit behind the answer: nobody waits for it, and a visit
 * that is lost with the Worker is one of many. What was sent once leads on, also where its cook has
 * nothing counted any more.
 */
export async function followLink(ctx: Context, { token, counts }: Following): Promise<Followed> {
  const link = await ctx.adapters.letterLinks.verify(token);
  if (link === null) return { kind: 'unknown' };
  const { site: sites, newsletterLinks } = ctx.siteOf(link.siteId);
  const [site, href] = await Promise.all([sites.find(), newsletterLinks.find(link)]);
  if (site === null || site.deletedAt !== null) return { kind: 'gone' };
  if (href === null) return { kind: 'unknown' };
  const count = async () => {
    const isCounted = site.settings.newsletterCountsClicks && (await counts());
    if (isCounted) await ctx.prepare([newsletterLinks.count(link)]);
  };
  ctx.inBackground(count());
  return { kind: 'leads', href };
}
