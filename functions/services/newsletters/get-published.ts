import type { PublishedNewsletterView } from '#contract/mail/published-newsletter.ts';
import { isNewsletterLocked } from '#domain/mail/newsletter/newsletter-facts.ts';
import { withoutMeasurements } from '#domain/text/map-inlines.ts';
import type { VisitContext } from '#functions/http/context.ts';
import { isoTime } from '../iso-time.ts';
import { readerOf } from '../recipe/reader.ts';
import { notFound } from '../service-error.ts';

/** What whoever asks may read of a newsletter that stands on the site. */
export async function getPublishedNewsletter(
  ctx: VisitContext,
  slug: string,
): Promise<PublishedNewsletterView> {
  const [found, reader] = await Promise.all([
    ctx.repositories.publishedNewsletters.find(slug),
    readerOf(ctx),
  ]);
  if (!found) throw notFound();
  const { id, title, previewLine, recipeId, note } = found;
  const isLocked = isNewsletterLocked(found, reader);
  return {
    id,
    slug: found.slug,
    title,
    previewLine,
    sentAt: isoTime(found.sentAt),
    recipeId,
    isLocked,
    note: isLocked ? null : note && withoutMeasurements(note),
  };
}
