import type { DemoSite } from '../demo/demo-site.ts';
import { pictureFormats, type Picture } from '../demo/illustrations/picture.ts';
import { renderIllustration } from '../demo/illustrations/render-illustration.ts';
import { picturesOf } from '../demo/read-demo.ts';
import { inParallel } from '../manage-api/in-parallel.ts';
import type { ManageClient } from '../manage-api/manage-client.ts';
import { findPicture, listPictures } from '../manage-api/picture-library.ts';
import { uploadPicture } from '../manage-api/upload-picture.ts';
import { pictureName } from './site-references.ts';

const atOnce = 4;
const saidEvery = 10;

/** Draws and uploads what the site does not have yet; answers the ids by the pictures' names. */
export async function uploadDemoPictures(
  api: ManageClient,
  demo: DemoSite,
  say: (text: string) => void,
): Promise<Map<string, string>> {
  const library = await listPictures(api, demo.slug);
  const wanted = new Map(allPictures(demo).map((picture) => [pictureName(picture), picture]));
  const ids = new Map<string, string>();
  const missing: Picture[] = [];
  for (const [name, picture] of wanted) {
    const known = findPicture(library, { alt: picture.alt, ...pictureFormats[picture.format] });
    if (known) ids.set(name, known.id);
    else missing.push(picture);
  }
  let done = 0;
  await inParallel(missing, atOnce, async (picture) => {
    ids.set(pictureName(picture), await uploadDrawing(api, picture, demo.slug));
    done += 1;
    if (done % saidEvery === 0 || done === missing.length) {
      say(`${demo.title}: ${done} of ${missing.length} pictures`);
    }
  });
  return ids;
}

/** Draws a picture and uploads it for a site, or for the person without one. */
export async function uploadDrawing(
  api: ManageClient,
  picture: Picture,
  siteSlug: string | null,
): Promise<string> {
  const { data, contentType } = await renderIllustration(picture);
  const fileName = `${picture.format}.${contentType === 'image/png' ? 'png' : 'jpg'}`;
  const file = { fileName, contentType, bytes: data, alt: picture.alt, siteSlug };
  const { id } = await uploadPicture(api, file);
  return id;
}

function allPictures(demo: DemoSite): Picture[] {
  const tools = demo.recipes.flatMap(({ equipment = [] }) => equipment);
  return [...picturesOf(demo), ...tools.flatMap(({ picture }) => picture ?? [])];
}
