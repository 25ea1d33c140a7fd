import { issueMessages } from '#contract/issue-messages.ts';
import { videoTypes } from '#contract/media/media.ts';
import { MAX_IMAGE_BYTES } from '#domain/media/files/image-header.ts';
import { pendingName } from '#domain/media/media-key.ts';
import { UPLOAD_REFUSALS } from '#domain/media/upload-refusal.ts';
import type { UploadClaim } from '#functions/adapters/upload-signature.ts';
import type { Context } from '#functions/http/context.ts';
import { expired, unacceptable } from '../../service-error.ts';

const megabyte = 1024 * 1024;
const videoBytesMax = 100 * megabyte;

/** What comes to an upload address; `declaredSize` is null when the sender does not tell. */
export type Delivery = {
  key: string;
  token: string;
  contentType: string;
  declaredSize: number | null;
  readBytes: (limit: number) => Promise<Uint8Array>;
  stream: ReadableStream | null;
};

/** Takes what was announced, once; the address itself is all that is asked of the sender. */
export async function receiveUpload(ctx: Context, delivery: Delivery): Promise<void> {
  const claim = await verified(ctx, delivery);
  const isVideo = videoTypes.some((type) => type === claim.contentType);
  if (isVideo) await receiveVideo(ctx, claim, delivery);
  else await receiveImage(ctx, claim, delivery);
}

async function verified(ctx: Context, { key, token, contentType }: Delivery) {
  const verdict = await ctx.adapters.signer.verify(token, ctx.now);
  if (!('claim' in verdict) || verdict.claim.key !== key) {
    throw expired(issueMessages.uploadExpired);
  }
  if (contentType !== verdict.claim.contentType) {
    throw unacceptable('unsupported_media_type', UPLOAD_REFUSALS['other-type'].message);
  }
  return verdict.claim;
}

async function receiveImage(ctx: Context, claim: UploadClaim, delivery: Delivery): Promise<void> {
  const bytes = await delivery.readBytes(MAX_IMAGE_BYTES);
  if (bytes.length === 0) {
    throw unacceptable('validation_failed', UPLOAD_REFUSALS.empty.message);
  }
  await spend(ctx, claim);
  const { contentType } = claim;
  await ctx.adapters.media.write(pendingName(claim.key), bytes, { contentType });
}

/** A film goes straight to the store, so its size has to be known before it comes. */
async function receiveVideo(ctx: Context, claim: UploadClaim, delivery: Delivery): Promise<void> {
  const { declaredSize: size, stream } = delivery;
  if (size === null || size === 0 || !stream) {
    throw unacceptable('validation_failed', UPLOAD_REFUSALS.empty.message);
  }
  if (size > videoBytesMax) {
    throw unacceptable('payload_too_large', issueMessages.videoTooLarge);
  }
  await spend(ctx, claim);
  const { contentType } = claim;
  await ctx.adapters.media.writeStream(pendingName(claim.key), stream, { contentType, size });
}

/** Of several at once exactly one goes on. */
async function spend(ctx: Context, claim: UploadClaim): Promise<void> {
  const [used] = await ctx.commit([ctx.platform.uploads.use(claim, ctx.now)]);
  if (used === 0) throw expired(issueMessages.uploadExpired);
}
