import { fetchFailureTexts } from '#contract/import/import-messages.ts';
import type { FetchedImageInput, LibraryImageView } from '#contract/media/media.ts';
import { mediaNameMaxLength } from '#contract/media/media.ts';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '#domain/media/files/image-header.ts';
import { readImageHeader } from '#domain/media/files/read-image-header.ts';
import { UPLOAD_REFUSALS } from '#domain/media/upload-refusal.ts';
import type { FetchOutcome } from '#functions/adapters/pages/page-fetcher.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { invalidAt, limitReached, unacceptable } from '../service-error.ts';
import { prepare, writeImage } from './create-image.ts';
import { libraryImageViewOf } from './views.ts';

const wanted = { accept: IMAGE_TYPES.join(), bytesMax: MAX_IMAGE_BYTES };

/** Makes a picture of the site of what stands at an address of the web; its type is that of its bytes. */
export async function fetchImage(
  ctx: SiteContext,
  { address, alt }: FetchedImageInput,
): Promise<LibraryImageView> {
  const outcome = await ctx.adapters.pages.fetch(address, wanted);
  if ('failure' in outcome) throw refusalOf(outcome);
  const { bytes } = outcome.file;
  const header = readImageHeader(bytes);
  if ('error' in header) {
    const { code, message } = UPLOAD_REFUSALS[header.error];
    throw unacceptable(code, message);
  }
  const picture = await prepare(ctx, bytes, header.type);
  const named = { id: ctx.newId(), alt, name: nameIn(address) };
  const image = await writeImage(ctx, picture, named);
  await ctx.commit([ctx.repositories.media.createImage({ ...image, userId: ctx.actor.user.id })]);
  return libraryImageViewOf(image);
}

/** Longer than this nobody waits for a picture. */
const waitMostSeconds = 60;
const usualWaitSeconds = 15;

/** A server that is asked too often gives the picture later; whoever asked comes again. */
function refusalOf({ failure, retryAfterSeconds = usualWaitSeconds }: Refused) {
  return failure === 'busy'
    ? limitReached(Math.min(waitMostSeconds, Math.max(1, retryAfterSeconds)))
    : invalidAt('address', fetchFailureTexts.picture[failure]);
}

type Refused = Extract<FetchOutcome, { failure: unknown }>;

/** What the file is called at its address. */
function nameIn(address: string): string {
  const [last = ''] = new URL(address).pathname.split('/').slice(-1);
  return last.slice(0, mediaNameMaxLength);
}
