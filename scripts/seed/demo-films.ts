import { readFile } from 'node:fs/promises';
import { uploadAnswer, videoAnswer, videosAnswer } from '#contract/media/media.ts';
import type { DemoSite } from '../demo/demo-site.ts';
import type { ManageClient } from '../manage-api/manage-client.ts';

const folder = new URL('../demo/film/', import.meta.url);
const contentType = 'video/webm';

/** Uploads the films that a site's recipes name and it does not have yet; answers ids by name. */
export async function uploadDemoFilms(
  api: ManageClient,
  demo: DemoSite,
): Promise<Map<string, string>> {
  const names = [...new Set(demo.recipes.flatMap(({ film }) => film ?? []))];
  const ids = new Map<string, string>();
  if (names.length === 0) return ids;
  const { videos } = await api.get(`${demo.slug}/videos`, videosAnswer);
  for (const name of names) {
    const bytes = await readFile(new URL(`${name}.webm`, folder));
    const known = videos.find((video) => video.bytes === bytes.byteLength);
    ids.set(name, known?.id ?? (await uploadFilm(api, demo.slug, { name, bytes })));
  }
  return ids;
}

async function uploadFilm(
  api: ManageClient,
  siteSlug: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<string> {
  const asked = { body: { fileName: `${name}.webm`, contentType }, answer: uploadAnswer };
  const address = await api.post(`${siteSlug}/video-upload-urls`, asked);
  const hasArrived = await api.upload(address.uploadUrl, { bytes, contentType });
  if (!hasArrived) throw new Error(`The film ${name} could not be uploaded.`);
  const made = { body: { key: address.key }, answer: videoAnswer };
  const { video } = await api.post(`${siteSlug}/videos`, made);
  return video.id;
}
