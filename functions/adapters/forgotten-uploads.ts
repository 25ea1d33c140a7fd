import { pendingName } from '#domain/media/media-key.ts';

const perPass = 500;

/** Removes what somebody uploaded before a moment and never made a picture or a film of. */
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
