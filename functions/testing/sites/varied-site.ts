import type { PageBodies, PageKind } from '#content/page-models.ts';
import { pageModel } from '#content/page-model.ts';
import type { PageRef } from '#domain/publishing/publishing.ts';
import { termKinds, type TermKind } from '#domain/recipe/recipe.ts';
import type { Reader } from '#domain/recipe/recipe-access.ts';
import { commit, type Database, nothing, read } from '#functions/db/database.ts';
import { videos } from '#functions/db/schema/site/media.ts';
import { units } from '#functions/db/schema/local/units.ts';
import { rows, selection } from '#functions/db/selection.ts';
import { loadPageFacts } from '#functions/repositories/publishing/page-facts.ts';
import { anImage, aTerm, longAgo } from '../random/builders.ts';
import { aLiveSite, type LiveSite } from '../publishing/live-site.ts';
import { randomFrom } from '../random/random-cook.ts';
import { aRandomRecipe, type KnownThings } from '../random/random-recipe.ts';
import { ingredientOf } from './search-site.ts';
import type { TestApp } from '../app/test-app.ts';
import { jsonRenderer } from '../publishing/test-publisher.ts';

const drafts = 5;

/** A site with recipes of every kind, drafts among them, and the models of its pages. */
export async function aVariedSite(app: TestApp, seed: number, recipeCount: number) {
  const random = randomFrom(seed);
  const site = await aLiveSite(app);
  const known = await knownThings(app.database, site);
  const recipes: { id: string; slug: string }[] = [];
  for (let index = 0; index < recipeCount; index += 1) {
    const { slug, ...content } = aRandomRecipe(random, known);
    const answer = await site.post<{ recipe: { id: string } }>('/recipes', { slug, ...content });
    if (answer.status !== 201) throw new Error(`Refused: ${JSON.stringify(answer.body)}`);
    recipes.push({ id: answer.body.recipe.id, slug });
    known.recipeAddresses.push(`https://${site.site.slug}.larder.test/recipes/${slug}`);
  }
  const published = recipes.slice(drafts);
  for (const { id } of published) {
    app.clock.now += 1000;
    await site.post(`/recipes/${id}/publish`);
  }
  return { ...site, known, recipes, published, modelOf: modelsOf(app.database, site) };
}

const unit = selection({ id: units.id });

async function knownThings(database: Database, site: LiveSite): Promise<KnownThings> {
  const { siteId } = site;
  const userId = site.site.ownerId;
  const images = await each(6, () => anImage(database, { siteId, userId }));
  const imageIds = images.map(({ id }) => id);
  const measures = await read(database, rows(unit, database.select(unit.fields).from(units)));
  return {
    imageIds,
    videoIds: [await aVideo(database, siteId, imageIds[0]!), await aVideo(database, siteId, null)],
    unitIds: measures.map(({ id }) => id),
    ingredientIds: await idsOf(5, (index) => ingredientOf(site, `Ingredient ${index}`)),
    equipmentIds: await idsOf(4, (index) => pieceOf(site, index, imageIds[index % 3] ?? null)),
    termIds: await termsOf(database, siteId),
    recipeAddresses: [],
  };
}

async function termsOf(database: Database, siteId: string): Promise<KnownThings['termIds']> {
  const ofKind = async (kind: TermKind) =>
    [kind, await idsOf(3, () => aTerm(database, { siteId, kind }))] as const;
  return new Map(await Promise.all(termKinds.map(ofKind)));
}

async function pieceOf({ post }: LiveSite, index: number, featuredImageId: string | null) {
  const { body } = await post<{ equipment: { id: string } }>('/equipment', {
    title: `Equipment ${index}`,
    featuredImageId,
  });
  return body.equipment;
}

async function aVideo(database: Database, siteId: string, posterImageId: string | null) {
  const id = crypto.randomUUID();
  const stored = { key: `${id}.mp4`, contentType: 'video/mp4', bytes: 9, createdAt: longAgo };
  await commit(database, [
    database.insert(videos).values({ id, siteId, posterImageId, ...stored }),
  ]);
  return id;
}

const each = <Item>(count: number, make: (index: number) => Promise<Item>): Promise<Item[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const idsOf = async (count: number, make: (index: number) => Promise<{ id: string }>) =>
  (await each(count, make)).map(({ id }) => id);

type Wanted<Kind> = { kind: Kind; subjectId?: string; reader: Reader };

/** What a page of the site is rendered from. */
const modelsOf =
  (database: Database, { siteId, publisher }: LiveSite) =>
  async <Kind extends PageKind>({ kind, subjectId, reader }: Wanted<Kind>) => {
    const ref: PageRef = { kind, path: `/${kind}`, subjectId: subjectId ?? null };
    const asked = { siteId, refs: [ref], reader };
    const loaded = await loadPageFacts({ ...publisher.host, database }, asked, nothing);
    const model = loaded && pageModel(loaded.facts, ref, jsonRenderer.themeOf);
    if (!loaded || model?.kind !== kind) throw new Error(`The site has no ${kind}`);
    return { frame: model.frame, body: model.body as PageBodies[Kind] };
  };
