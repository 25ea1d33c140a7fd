import type { ImageUploadInput, UploadAnswer } from '#contract/media/media.ts';
import { isAtLeast } from '#domain/accounts/site-role.ts';
import type { SiteId } from '#domain/ids.ts';
import type { UploadType } from '#functions/adapters/upload-signature.ts';
import type { PersonContext, SiteContext } from '#functions/http/context.ts';
import { notFound, notPermitted } from '../../service-error.ts';

const lifetimeMs = 10 * 60 * 1000;

type UploadRequest = { contentType: UploadType; siteId: SiteId | null; origin: string };

export async function requestImageUpload(
  ctx: PersonContext,
  { input, origin }: { input: ImageUploadInput; origin: string },
): Promise<UploadAnswer> {
  const { contentType, siteSlug } = input;
  const siteId = siteSlug === undefined ? null : await editedSiteId(ctx, siteSlug);
  return handOut(ctx, { contentType, siteId, origin });
}

/** Of a film, or of a picture that comes with a recipe from elsewhere. */
export const requestSiteUpload = (
  ctx: SiteContext,
  upload: Omit<UploadRequest, 'siteId'>,
): Promise<UploadAnswer> => handOut(ctx, { ...upload, siteId: ctx.site.id });

/** The site for whose library a person sends something, which takes an editor. */
export async function editedSiteId(
  ctx: PersonContext | SiteContext,
  slug: string,
): Promise<SiteId> {
  const site = await ctx.platform.findSite(slug);
  if (!site) throw notFound();
  const userId = ctx.actor.user.id;
  const role = await ctx.platform.sitePeople.findRole({ siteId: site.id, userId });
  if (role === null) throw notFound();
  if (!isAtLeast(role, 'editor')) throw notPermitted();
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
