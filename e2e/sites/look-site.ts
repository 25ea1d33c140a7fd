import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { siteAnswer, type SiteInput } from '#contract/site/site.ts';
import { type LookKey, looks } from '#domain/look/looks.ts';
import { createManageClient, type ManageClient } from '#scripts/manage-api/manage-client.ts';
import { listPictures } from '#scripts/manage-api/picture-library.ts';
import { publishRecipes, waitUntilLive } from '#scripts/manage-api/publish-recipes.ts';
import { saveBatch } from '#scripts/manage-api/recipe-batches.ts';
import { uploadPicture } from '#scripts/manage-api/upload-picture.ts';
import { uuidFrom } from '#scripts/manage-api/uuid-from.ts';
import type { FocusedPicture } from '../checks/picture-checks.ts';
import { extremeRecipes, extremeTitle } from './extreme-recipes.ts';
import { type Place, seedSite } from './seed-site.ts';

const namespace = '7c1d0f52-3b0a-4b8e-8c55-1d2f3a4b5c6d';
const tokenFile = 'owner-token-looks';

/** The site that tries every look on, with recipes that go to every limit. */
export const lookSlug = 'looks';
export const lookPaths = [
  '/',
  '/recipes',
  '/recipes/long-title',
  '/recipes/one-ingredient',
  '/collections/all',
];

const site = { slug: lookSlug, title: extremeTitle };
const titleLimit = 255;
const longest = 'Zwetschgenknödel und Marillenmus mit Butterbröseln, '.repeat(5);

const recipes = [
  ...extremeRecipes,
  ...extremeRecipes.map((recipe) => ({
    ...recipe,
    slug: `${recipe.slug}-again`,
    title: longest.slice(0, titleLimit - recipe.title.length),
  })),
  // Among those that are listed as the latest.
  ...extremeRecipes.slice(0, 1).flatMap((recipe) => [
    { ...recipe, slug: 'long-title-latest' },
    { ...recipe, slug: 'long-word', title: 'Supercalifragilisticexpialidocious' },
  ]),
].map((recipe) => ({ ...recipe, id: uuidFrom(namespace, recipe.slug) }));

type Shape = { width: number; height: number; focalPoint: { x: number; y: number } };

/** With the dish low at a side, very tall, very wide, tiny, with it near an edge; every fifth recipe has none. */
const shapes: Shape[] = [
  { width: 1800, height: 1200, focalPoint: { x: 0.15, y: 0.85 } },
  { width: 400, height: 1600, focalPoint: { x: 0.5, y: 0.92 } },
  { width: 1600, height: 300, focalPoint: { x: 0.06, y: 0.5 } },
  { width: 60, height: 60, focalPoint: { x: 0.9, y: 0.5 } },
];

export async function seedLookSite(place: Place): Promise<void> {
  const api = await seedSite(place, {
    owner: {
      email: 'looks@larder.example',
      displayName: 'Eleonore Wurzelsepp-Hinterberger',
      handle: 'looks',
      bio: null,
      tokenFile,
    },
    site,
    settings: { language: 'de', featuredRecipeIds: recipes.slice(0, 3).map(({ id }) => id) },
    recipes,
  });
  await addPictures(api);
  const body = { title: extremeTitle, slug: 'all', recipeIds: recipes.map(({ id }) => id) };
  await api.post(`${lookSlug}/collections`, { body, answer: z.unknown() });
  await waitUntilLive(api, lookSlug);
}

async function addPictures(api: ManageClient): Promise<void> {
  const ids = await Promise.all(shapes.map((shape) => uploadShape(api, shape)));
  const pictured = recipes.flatMap((recipe, at) => {
    const id = ids[at % (shapes.length + 1)];
    return id === undefined ? [] : [{ ...recipe, images: [{ id }] }];
  });
  await saveBatch(api, lookSlug, pictured);
  await publishRecipes(
    api,
    lookSlug,
    pictured.map(({ id }) => ({ recipeId: id, publishedAt: null })),
  );
}

async function uploadShape(api: ManageClient, { width, height, focalPoint }: Shape) {
  const create = { width, height, channels: 3 as const, background: 'tan' };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const file = { fileName: 'dish.jpg', contentType: 'image/jpeg', alt: 'A dish' };
  const { id } = await uploadPicture(api, { ...file, bytes, siteSlug: lookSlug });
  const body = { alt: file.alt, focalPoint };
  await api.put(`${lookSlug}/images/${id}`, { body, answer: z.unknown() });
  return id;
}

type Platform = { url: string; statePath: string };

/** Speaks to the manage API as the owner of the site. */
export function clientOf({ url, statePath }: Platform): ManageClient {
  const token = readFileSync(join(statePath, tokenFile), 'utf8').trim();
  return createManageClient({ url, token });
}

/** The pictures of the site, each with the point that has to show. */
export async function focusedPictures(platform: Platform): Promise<FocusedPicture[]> {
  const pictures = await listPictures(clientOf(platform), lookSlug);
  return pictures.flatMap(({ key, width, height, focalPoint }) =>
    focalPoint ? [{ key, width, height, focalPoint }] : [],
  );
}

/** Changes the look as a cook does, and waits until visitors see it. */
export async function wearLook(platform: Platform, look: LookKey, given: Partial<SiteInput> = {}) {
  const api = clientOf(platform);
  const { style: themeStyle, headerLayout } = looks[look];
  const body = { ...site, headerLinks: [], look, themeStyle, headerLayout, ...given };
  await api.put(`${lookSlug}/sites`, { body, answer: siteAnswer });
  await waitUntilLive(api, lookSlug);
}
