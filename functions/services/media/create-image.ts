import type { LibraryImageView, NewImageInput } from '#contract/media/media.ts';
import type { SiteId } from '#domain/ids.ts';
import { imageKey, originalName, pendingName } from '#domain/media/media-key.ts';
import { UPLOAD_REFUSALS } from '#domain/media/upload-refusal.ts';
import type { PreparedPicture } from '#functions/adapters/images/image-service.ts';
import type { PersonContext } from '#functions/http/context.ts';
import type { NewImage } from '#functions/repositories/media/media.ts';
import type { Upload } from '#functions/repositories/media/upload.ts';
import { invalidAt, notFound, unacceptable } from '../service-error.ts';
import { editedSiteId } from './upload/request.ts';
import { libraryImageViewOf } from './views.ts';

/** Makes a picture of what was uploaded; asked again, it answers the same picture. */
export async function createImage(
  ctx: PersonContext,
  { key, alt, name, siteSlug }: NewImageInput,
): Promise<LibraryImageView> {
  const userId = ctx.actor.user.id;
  const siteId = siteSlug === undefined ? null : await editedSiteId(ctx, siteSlug);
  const made = await ctx.platform.findImageOf(key, userId);
  if (made) return libraryImageViewOf(made);
  const upload = await ctx.platform.uploads.findUsed(key, userId);
  if (!upload) throw invalidAt('key');
  const picture = await prepare(ctx, await bytesOf(ctx, upload), upload.contentType);
  const ofSiteId = siteOf(upload, siteId);
  if (siteId === null && ofSiteId !== null) await checkEdits(ctx, ofSiteId);
  const image = await writeImage(ctx, picture, { id: key, alt, name });
  await store(ctx, { ...image, userId }, ofSiteId);
  await ctx.adapters.media.removeUnder(pendingName(key));
  return libraryImageViewOf(image);
}

/** Of a site or of the person; the upload, which nothing is made of any more, goes with it or after it. */
async function store(ctx: PersonContext, image: NewImage, siteId: SiteId | null): Promise<void> {
  const { uploads, userImages } = ctx.platform;
  const spent = uploads.delete(image.id);
  if (siteId === null) {
    await ctx.commit([userImages.create(image), spent]);
    return;
  }
  await ctx.commit([ctx.siteOf(siteId).media.createImage(image)]);
  await ctx.prepare([spent]);
}

/** Whoever asked for the upload may work on the site no longer. */
async function checkEdits({ platform, actor }: PersonContext, siteId: SiteId): Promise<void> {
  const { mayEdit } = platform.sitePeople;
  if (!(await mayEdit({ siteId, userId: actor.user.id }))) throw notFound();
}

/** A picture belongs where its upload was meant to go. */
function siteOf(upload: Upload, siteId: SiteId | null): SiteId | null {
  if (siteId !== null && upload.siteId !== null && upload.siteId !== siteId) {
    throw invalidAt('siteSlug');
  }
  return siteId ?? upload.siteId;
}

async function bytesOf({ adapters }: PersonContext, { key }: Upload): Promise<Uint8Array> {
  const stored = await adapters.media.read(pendingName(key));
  if (!stored) throw invalidAt('key');
  return new Uint8Array(await new Response(stored.body).arrayBuffer());
}

/** The picture as it is stored; refused with the reason where it cannot be. */
export async function prepare(
  { adapters }: Pick<PersonContext, 'adapters'>,
  bytes: Uint8Array,
  contentType: string,
): Promise<PreparedPicture> {
  const prepared = await adapters.images.prepare(bytes, contentType);
  if ('picture' in prepared) return prepared.picture;
  const { code, message } = UPLOAD_REFUSALS[prepared.refused];
  throw unacceptable(code, message);
}

/** Stores the picture itself, and says what is noted of it. */
export async function writeImage(
  { adapters, now }: Pick<PersonContext, 'adapters' | 'now'>,
  picture: PreparedPicture,
  named: { id: string; alt: string; name: string },
): Promise<Omit<NewImage, 'userId'>> {
  const image = describe(picture, { ...named, now });
  const { width, height, hasAlpha, contentType } = picture;
  await adapters.media.write(originalName(image.key), picture.bytes, {
    contentType,
    picture: { width, height, hasAlpha },
  });
  return image;
}

function describe(
  { bytes, contentType, width, height, lqip }: PreparedPicture,
  { id, alt, name, now }: { id: string; alt: string; name: string; now: number },
): Omit<NewImage, 'userId'> {
  const key = imageKey(id, contentType);
  const size = bytes.length;
  return {
    id,
    key,
    contentType,
    width,
    height,
    lqip,
    alt,
    name,
    bytes: size,
    createdAt: now,
    focalPoint: null,
  };
}
