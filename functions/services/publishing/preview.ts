import type { PreviewAnswer, PreviewInput } from '#contract/publishing/preview.ts';
import type { Reader } from '#domain/recipe/recipe-access.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { notFound } from '../service-error.ts';
import { checkThemes } from '../site/check-themes.ts';

/** Renders a page of the site as it would be with what is not published or not saved yet. */
export async function previewPage(ctx: SiteContext, input: PreviewInput): Promise<PreviewAnswer> {
  const { page, workingCopyOf, settings = {}, reader } = input;
  checkThemes({ ...ctx.site.settings, ...settings });
  const rendered = await ctx.adapters.publisher.preview({
    siteId: ctx.site.id,
    page,
    ...(workingCopyOf !== undefined && { workingCopyOf }),
    look: settings,
    reader: readers[reader],
  });
  if (!rendered) throw notFound();
  const { body } = rendered;
  if (typeof body !== 'string') throw notFound();
  return { preview: { ...rendered, body } };
}

const readers: Record<PreviewInput['reader'], Reader> = {
  owner: { kind: 'owner', isPreviewing: true },
  anonymous: { kind: 'anonymous' },
  free: { kind: 'visitor', plan: 'free' },
  monthly: { kind: 'visitor', plan: 'monthly' },
};
