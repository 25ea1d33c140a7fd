import type { ImageUploadInput, UploadAnswer, VideoUploadInput } from '#contract/media/media.ts';
import type { SiteId } from '#domain/ids.ts';
import type { UploadType } from '#functions/adapters/upload-signature.ts';
import type { PersonContext, SiteContext } from '#functions/http/context.ts';
import { notFound } from '../../service-error.ts';

const lifetimeMs = 10 * 60 * 1000;

type UploadRequest = { contentType: UploadType; siteId: SiteId | null; origin: string };

export async function requestImageUpload(
  ctx: PersonContext,
  { input, origin }: { input: ImageUploadInput; origin: string },
): Promise<UploadAnswer> {
  const { contentType, siteSlug } = input;
  const siteId = siteSlug === undefined ? null : await ownSiteId(ctx, siteSlug);
  return handOut(ctx, { contentType, siteId, origin });
}

export async function requestVideoUpload(
  ctx: SiteContext,
  { input, origin }: { input: VideoUploadInput; origin: string },
): Promise<UploadAnswer> {
  return handOut(ctx, { contentType: input.contentType, siteId: ctx.site.id, origin });
}

export async function ownSiteId(ctx: PersonContext | SiteContext, slug: string): Promise<SiteId> {
  const site = await ctx.platform.findSite(slug);
  if (site?.ownerId !== ctx.actor.user.id) throw notFound();
  return site.id;
}

/** The server's own name for what comes, and an address that takes it once. */
async function handOut(
  ctx: PersonContext | SiteContext,
  { contentType, siteId, origin }: UploadRequest,
): Promise<UploadAnswer> {
  const key = ctx.newId();
  const userId = ctx.actor.user.id;
  const expiresAt = ctx.now + lifetimeMs;
  await ctx.commit([ctx.platform.uploads.create({ key, userId, siteId, contentType, expiresAt })]);
  const token = await ctx.adapters.signer.sign({ key, contentType, userId, expiresAt });
  return { uploadUrl: `${origin}/api/v1/uploads/${key}?token=${token}`, key };
}
