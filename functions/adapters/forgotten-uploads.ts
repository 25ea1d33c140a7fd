import { pendingName } from '#domain/media/media-key.ts';

const perPass = 500;

/** Removes uploads from before a time that never became an image or a video. */
export async function removeForgottenUploads(bucket: R2Bucket, before: number): Promise<number> {
  let removed = 0;
  let cursor: string | undefined;
  do {
    const options = { prefix: pendingName(''), limit: perPass, ...(cursor && { cursor }) };
    const page = await bucket.list(options);
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before);
    if (old.length > 0) await bucket.delete(old.map(({ key }) => key));
    removed += old.length;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return removed;
}
