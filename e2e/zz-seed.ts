import { readFileSync } from 'node:fs';
import { z } from 'zod';
import sharp from 'sharp';
import { createManageClient } from '#scripts/manage-api/manage-client.ts';
import { ensureSite } from '#scripts/manage-api/ensure-site.ts';
import { saveBatch } from '#scripts/manage-api/recipe-batches.ts';
import { publishRecipes, waitUntilLive } from '#scripts/manage-api/publish-recipes.ts';
import { uploadPicture } from '#scripts/manage-api/upload-picture.ts';
import { siteAnswer } from '#contract/site/site.ts';
import * as arabic from './sites/arabic-site.ts';
import { extremeRecipes } from './sites/extreme-recipes.ts';
import { uuidFrom } from '#scripts/manage-api/uuid-from.ts';
const port = process.env.PORT ?? '8821';
const token = readFileSync('/tmp/looksb/state/owner-token', 'utf8').trim();
const api = createManageClient({ url: `http://localhost:${port}`, token });
const ns = '9d3c1a6e-2f57-4b0b-8a43-6a0b7d1e5f2f';
async function make(site: any, settings: any, recipes: any[], picture: boolean) {
  await ensureSite(api, site);
  const create = { width: 1200, height: 900, channels: 3 as const, background: '#b98' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  let rs = recipes;
  if (picture) {
    const { id } = await uploadPicture(api, {
      fileName: 'd.jpg',
      contentType: 'image/jpeg',
      alt: 'x',
      bytes,
      siteSlug: site.slug,
    });
    rs = recipes.map((r, i) => (i % 3 === 2 ? r : { ...r, images: [{ id }] }));
  }
  await saveBatch(api, site.slug, rs);
  await api.put(`${site.slug}/sites`, { body: { ...site, ...settings }, answer: siteAnswer });
  await publishRecipes(
    api,
    site.slug,
    rs.map(({ id }) => ({ recipeId: id, publishedAt: null })),
  );
  await waitUntilLive(api, site.slug);
  try {
    await api.post(`${site.slug}/collections`, {
      body: { title: site.title, slug: 'all', recipeIds: rs.map((r: any) => r.id) },
      answer: z.unknown(),
    });
  } catch (e) {
    console.log(String(e));
  }
  await waitUntilLive(api, site.slug);
}
await make(arabic.site, arabic.arabicSettings, arabic.recipes, true);
const de = [
  ...extremeRecipes,
  ...extremeRecipes.map((r) => ({
    ...r,
    slug: `${r.slug}-again`,
    title: `${r.title} mit Zwetschgen und Schlag und allem was dazu gehört am Sonntag in der Stube`,
  })),
].map((r) => ({ ...r, id: uuidFrom(ns, r.slug), timer: undefined }));
for (const r of de as any[]) delete r.timer;
await make(
  { slug: 'deutsch', title: 'Das große Küchenbuch der Familie Oberhuber aus Niederbayern!' },
  { language: 'de', featuredRecipeIds: de.slice(0, 3).map((r) => r.id), newslettersEnabled: true },
  de,
  true,
);
console.log('seeded');
