import type { ImportPublicationAnswer, ImportPublicationInput } from '#contract/import/imports.ts';
import type { Id } from '#domain/ids.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { deedOf } from '../recipe/deed.ts';
import { checkOpenImport, findImport } from './imports.ts';

/** As many as one batch publishes; visitors see none of these or all. */
const publishedAtOnce = 500;

/** Publishes drafts of an import in one build, each with the date that it had where it comes from. */
export async function publishImport(
  ctx: SiteContext,
  id: Id,
  { which }: ImportPublicationInput,
): Promise<ImportPublicationAnswer> {
  const { imports, publications } = ctx.repositories;
  await checkOpenImport(ctx, id);
  const drafts = await imports.listUnpublished(id, { which, limit: publishedAtOnce });
  if (drafts.length > 0) {
    const recipeIds = drafts.map((draft) => draft.recipeId);
    const publishedAt = Object.fromEntries(
      drafts.map((draft) => [draft.recipeId, Math.min(draft.publishedAt ?? ctx.now, ctx.now)]),
    );
    // Those that are deleted meanwhile are passed over.
    const [changes = 0] = await ctx.commit(
      publications.publish({ recipeIds, ...deedOf(ctx), publishedAt }),
    );
    if (changes > 0) ctx.wakePublisher(ctx.site.id);
  }
  const { unpublished, formerlyPublished } = await findImport(ctx, id);
  return { left: which === 'all' ? unpublished : formerlyPublished };
}
