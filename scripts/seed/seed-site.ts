import { z } from 'zod';
import { collectionsAnswer } from '#contract/site/collection.ts';
import type {
  NewEquipmentInput,
  NewIngredientInput,
  NewTermInput,
} from '#contract/site/globals.ts';
import { richTextFromMarkdown } from '../markdown/markdown.ts';
import { termKinds } from '#domain/recipe/recipe.ts';
import type { DemoCollection, DemoSite } from '../demo/demo-site.ts';
import { pantryItem } from '../demo/pantry.ts';
import { linesOf } from '../demo/read-demo.ts';
import { ensureSite } from '../manage-api/ensure-site.ts';
import { listRecipes } from '../manage-api/list-recipes.ts';
import type { ManageClient } from '../manage-api/manage-client.ts';
import {
  duePublications,
  type Publication,
  publishRecipes,
  waitUntilLive,
} from '../manage-api/publish-recipes.ts';
import { recipeBatches, saveBatch } from '../manage-api/recipe-batches.ts';
import {
  addEquipment,
  addIngredients,
  addTerms,
  readCatalogue,
  type SiteCatalogue,
} from '../manage-api/site-catalogue.ts';
import { uploadDemoFilms } from './demo-films.ts';
import { uploadDemoPictures } from './demo-pictures.ts';
import { demoRecipeId, recipeFromDemo } from './demo-recipe.ts';
import { plansFromDemo, settingsFromDemo } from './demo-settings.ts';
import { pictureName, type SiteReferences, siteReferences } from './site-references.ts';

type Say = (text: string) => void;

/** Only that it arrived; what it says is known. */
const anything = z.unknown();
const collectionsMax = 100;

/** Makes a demo site what it is meant to be; what is so already stays as it is. */
export async function seedSite(api: ManageClient, demo: DemoSite, say: Say): Promise<void> {
  const site = await ensureSite(api, demo);
  const imageIds = await uploadDemoPictures(api, demo, say);
  const catalogue = await fillCatalogue(api, demo, imageIds);
  const references = siteReferences(site.id, catalogue, imageIds);
  await saveRecipes(api, demo, references);
  for (const collection of demo.collections)
    await saveCollection(api, { demo, collection }, references);
  const body = settingsFromDemo(demo, references);
  await api.put(`${demo.slug}/sites`, { body, answer: anything });
  await api.put(`${demo.slug}/plans`, { body: plansFromDemo(demo), answer: anything });
  const due = duePublications(publicationsOf(demo, site.id), await listRecipes(api, demo.slug));
  if (due.length > 0) await publishRecipes(api, demo.slug, due);
  await waitUntilLive(api, demo.slug);
  say(`${demo.title}: ${demo.recipes.length} recipes, ${due.length} published now`);
}

async function fillCatalogue(
  api: ManageClient,
  demo: DemoSite,
  imageIds: ReadonlyMap<string, string>,
): Promise<SiteCatalogue> {
  const site = { api, slug: demo.slug };
  const catalogue = await readCatalogue(site);
  await addTerms(site, catalogue, termsOf(demo));
  await addIngredients(site, catalogue, ingredientsOf(demo));
  await addEquipment(site, catalogue, equipmentOf(demo, imageIds));
  return catalogue;
}

const termsOf = (demo: DemoSite): NewTermInput[] =>
  termKinds.flatMap((kind) => demo.terms[kind].map((term) => ({ kind, ...term })));

function ingredientsOf(demo: DemoSite): NewIngredientInput[] {
  const titles = demo.recipes.flatMap(linesOf).map(({ ingredient }) => ingredient);
  return [...new Set(titles)].map((title) => {
    const { pluralTitle: _plural, ...item } = pantryItem(title);
    return item;
  });
}

function equipmentOf(demo: DemoSite, imageIds: ReadonlyMap<string, string>): NewEquipmentInput[] {
  const tools = demo.recipes.flatMap(({ equipment = [] }) => equipment);
  return tools.map(({ title, picture }) => ({
    title,
    featuredImageId: (picture && imageIds.get(pictureName(picture))) ?? null,
  }));
}

async function saveRecipes(api: ManageClient, demo: DemoSite, references: SiteReferences) {
  const films = await uploadDemoFilms(api, demo);
  const recipes = demo.recipes.map((recipe) => ({
    ...recipeFromDemo(recipe, references),
    ...(recipe.film && { videoId: films.get(recipe.film) ?? null }),
  }));
  for (const batch of recipeBatches(recipes)) {
    const { refused } = await saveBatch(api, demo.slug, batch);
    const reasons = refused.map(({ id, reasons: said }) => `${id}: ${said.join(' ')}`);
    if (reasons.length > 0) throw new Error(`Recipes were refused.\n${reasons.join('\n')}`);
  }
}

async function saveCollection(
  api: ManageClient,
  { demo, collection }: { demo: DemoSite; collection: DemoCollection },
  { siteId, image }: SiteReferences,
): Promise<void> {
  const { slug, title, description, picture, recipeSlugs } = collection;
  const body = {
    slug,
    title,
    description: description === undefined ? null : richTextFromMarkdown(description),
    imageId: image(picture),
    recipeIds: recipeSlugs.map((recipeSlug) => demoRecipeId(siteId, recipeSlug)),
  };
  const path = `${demo.slug}/collections`;
  const { collections } = await api.get(`${path}?limit=${collectionsMax}`, collectionsAnswer);
  const known = collections.find((existing) => existing.slug === slug);
  if (known) await api.put(`${path}/${known.id}`, { body, answer: anything });
  else await api.post(path, { body, answer: anything });
}

/** A demo recipe without a date is a draft. */
function publicationsOf(demo: DemoSite, siteId: string): Publication[] {
  return demo.recipes.flatMap(({ slug, publishedAt }) => {
    if (publishedAt === undefined) return [];
    return [{ recipeId: demoRecipeId(siteId, slug), publishedAt: `${publishedAt}T00:00:00.000Z` }];
  });
}
