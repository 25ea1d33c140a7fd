import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

export type LocalMedia = { images: ImagesBinding; bucket: R2Bucket; stop: () => Promise<void> };

/** The platform's own local form of pictures and bucket, in memory and without calling home. */
export async function startLocalMedia(): Promise<LocalMedia> {
  const platform = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      host: '127.0.0.1',
      port: 0,
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      compatibilityDate: '2026-10-01',
      images: { binding: 'IMAGES' },
      r2Buckets: ['MEDIA'],
    }),
  );
  const { IMAGES, MEDIA } = await platform.getBindings<{
    IMAGES: ImagesBinding;
    MEDIA: R2Bucket;
  }>();
  return { images: IMAGES, bucket: MEDIA, stop: () => platform.dispose() };
}
