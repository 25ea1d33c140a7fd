import { aText } from './builders.ts';
import type { Cook, KnownCollection, KnownRecipe, KnownTerm } from './random-cook.ts';
import { moveNewsletter, sendNewsletter } from './random-newsletters.ts';
import { mergeEntries, separateEntry, standingEntries } from './random-merges.ts';
import { addTerm, deleteTerm, mergeTerms, renameTerm, separateTerm } from './random-terms.ts';
import { aMeasuredStep, aUnitId, mergeUnits, renameUnit, separateUnit } from './random-units.ts';
import { word, words3 } from './random-words.ts';

type Edit = { name: string; weight: number; make: (cook: Cook) => Promise<unknown> };
type Made<Name extends string> = Partial<Record<Name, { id: string }>>;

const dayMs = 24 * 60 * 60 * 1000;
const newSlug = (cook: Cook) => `${word(cook)}-${word(cook)}-${cook.random.below(12)}`;
const published = ({ recipes }: Cook) => recipes.filter((recipe) => recipe.isPublished);

/** One thing that a cook does, chosen by weight; answers what it was. */
export async function makeRandomEdit(cook: Cook): Promise<string> {
  cook.clock.now += 1000;
  const total = edits.reduce((sum, edit) => sum + edit.weight, 0);
  let place = cook.random.below(total);
  const edit = edits.find(({ weight }) => (place -= weight) < 0) ?? edits[0]!;
  await edit.make(cook);
  return edit.name;
}

export async function addRecipe(cook: Cook): Promise<void> {
  const body = { slug: newSlug(cook), ...recipeFields(cook) };
  const answer = await cook.send<Made<'recipe'>>('POST', '/recipes', body);
  if (!answer.recipe) return;
  const { title, slug } = body;
  const recipe = { id: answer.recipe.id, title, slug, isPublished: false };
  cook.recipes.push(recipe);
  await publish(cook, recipe);
}

export async function addCollection(cook: Cook): Promise<void> {
  const recipeIds = cook.random.some(
    cook.recipes.map(({ id }) => id),
    45,
  );
  const body = { title: words3(cook), slug: newSlug(cook), recipeIds };
  const answer = await cook.send<Made<'collection'>>('POST', '/collections', body);
  if (answer.collection) cook.collections.push({ id: answer.collection.id, recipeIds });
}

export async function addIngredient(cook: Cook): Promise<void> {
  const answer = await cook.send<Made<'ingredient'>>('POST', '/ingredients', ingredient(cook));
  if (answer.ingredient) cook.ingredientIds.push(answer.ingredient.id);
}

export async function addEquipment(cook: Cook): Promise<void> {
  const answer = await cook.send<Made<'equipment'>>('POST', '/equipment', equipment(cook));
  if (answer.equipment) cook.equipmentIds.push(answer.equipment.id);
}

const ingredient = (cook: Cook) => ({
  title: words3(cook),
  gramsPerLiter: null,
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'volume',
});

const equipment = (cook: Cook) => ({ title: words3(cook), featuredImageId: image(cook) });

const image = ({ random, imageIds }: Cook) => (random.chance(0.4) ? null : random.pick(imageIds));

function recipeFields(cook: Cook) {
  const { random, imageIds } = cook;
  const own = () => crypto.randomUUID();
  return {
    title: words3(cook),
    description: aText(words3(cook)),
    language: random.chance(0.2) ? 'de' : null,
    privacySetting: random.chance(0.2) ? 'subscribers_only' : 'public',
    images: random.some(imageIds, 2).map((id) => ({ id })),
    ...termFields(cook),
    ingredientUsageGroups: [
      {
        id: own(),
        title: 'Ingredients',
        ingredientUsages: random.some(cook.ingredientIds, 3).map((ingredientId) => ({
          id: own(),
          quantityMin: 2,
          unitId: aUnitId(cook),
          ingredientId,
        })),
      },
    ],
    instructionGroups: random.chance(0.3)
      ? [{ id: own(), title: 'Steps', instructions: [aMeasuredStep(cook)] }]
      : [],
    equipmentUsages: random
      .some(cook.equipmentIds, 2)
      .map((equipmentId) => ({ id: own(), equipmentId })),
  };
}

function termFields({ random, terms }: Cook) {
  const ids = (kind: KnownTerm['kind']) =>
    random.some(
      terms.filter((term) => term.kind === kind).map(({ id }) => id),
      2,
    );
  return { mealIds: ids('meal'), foodCategoryIds: ids('category'), tagIds: ids('tag') };
}

async function publish(cook: Cook, recipe: KnownRecipe, publishedAt?: number): Promise<void> {
  const body =
    publishedAt === undefined ? {} : { publishedAt: new Date(publishedAt).toISOString() };
  const answer = await cook.send<Made<'recipe'>>('POST', `/recipes/${recipe.id}/publish`, body);
  if (answer.recipe) recipe.isPublished = true;
}

const aDate = ({ random, clock }: Cook) => clock.now - random.below(40) * dayMs;

async function changeRecipe(cook: Cook, changed: Record<string, unknown>): Promise<void> {
  const recipe = cook.random.pick(cook.recipes);
  const { id, title, slug } = recipe;
  const body = { title, slug, ...changed };
  const answer = await cook.send<Made<'recipe'>>('PUT', `/recipes/${id}`, body);
  if (answer.recipe) Object.assign(recipe, { title: body.title, slug: body.slug });
  await publish(cook, recipe);
}

async function changeCollection(
  cook: Cook,
  changedOf: (collection: KnownCollection) => Record<string, unknown>,
): Promise<void> {
  if (cook.collections.length === 0) return;
  const collection = cook.random.pick(cook.collections);
  const changed = changedOf(collection);
  const answer = await cook.send<Made<'collection'>>(
    'PUT',
    `/collections/${collection.id}`,
    changed,
  );
  if (answer.collection) Object.assign(collection, changed);
}

function membersAnew(cook: Cook, { recipeIds }: KnownCollection) {
  const { random, recipes } = cook;
  const kept = recipeIds.filter((id) => recipes.some((recipe) => recipe.id === id));
  const added = random.some(
    recipes.map(({ id }) => id).filter((id) => !kept.includes(id)),
    3,
  );
  const left = kept.filter(() => !random.chance(0.1));
  return { recipeIds: [...added, ...left] };
}

function reordered(cook: Cook, { recipeIds }: KnownCollection) {
  const kept = recipeIds.filter((id) => cook.recipes.some((recipe) => recipe.id === id));
  return { recipeIds: cook.random.some(kept, 0).concat(kept.toReversed()) };
}

async function unpublish(cook: Cook): Promise<void> {
  const standing = published(cook);
  if (standing.length === 0) return;
  const recipe = cook.random.pick(standing);
  await cook.send('POST', `/recipes/${recipe.id}/unpublish`);
  recipe.isPublished = false;
}

async function deleteRecipe(cook: Cook): Promise<void> {
  const [recipe] = cook.recipes.splice(cook.random.below(cook.recipes.length), 1);
  if (recipe) await cook.send('DELETE', `/recipes/${recipe.id}`);
}

async function deleteCollection(cook: Cook): Promise<void> {
  const [collection] = cook.collections.splice(cook.random.below(cook.collections.length), 1);
  if (collection) await cook.send('DELETE', `/collections/${collection.id}`);
}

async function changeSettings(cook: Cook, changed: Record<string, unknown>): Promise<void> {
  await cook.send('PUT', '/sites', { title: 'The Copper Pot', slug: cook.slug, ...changed });
}

async function publishMany(cook: Cook): Promise<void> {
  const chosen = cook.random.some(cook.recipes, 60);
  await cook.send('POST', '/publications', { recipeIds: chosen.map(({ id }) => id) });
  for (const recipe of chosen) recipe.isPublished = true;
}

const edits: Edit[] = [
  { name: 'rewrite a recipe', weight: 16, make: (cook) => changeRecipe(cook, recipeFields(cook)) },
  {
    name: 'rename a recipe',
    weight: 14,
    make: (cook) => changeRecipe(cook, { slug: newSlug(cook) }),
  },
  { name: 'sort a recipe anew', weight: 12, make: (cook) => changeRecipe(cook, termFields(cook)) },
  { name: 'add a recipe', weight: 10, make: addRecipe },
  { name: 'take a recipe away', weight: 9, make: unpublish },
  {
    name: 'date a recipe anew',
    weight: 10,
    make: (cook) => publish(cook, cook.random.pick(cook.recipes), aDate(cook)),
  },
  { name: 'delete a recipe', weight: 8, make: deleteRecipe },
  { name: 'publish many recipes', weight: 1, make: publishMany },
  { name: 'add a collection', weight: 2, make: addCollection },
  {
    name: 'change who is in a collection',
    weight: 10,
    make: (cook) => changeCollection(cook, (collection) => membersAnew(cook, collection)),
  },
  {
    name: 'reorder a collection',
    weight: 5,
    make: (cook) => changeCollection(cook, (collection) => reordered(cook, collection)),
  },
  {
    name: 'rename a collection',
    weight: 4,
    make: (cook) => changeCollection(cook, () => ({ title: words3(cook) })),
  },
  {
    name: 'move a collection to another address',
    weight: 3,
    make: (cook) => changeCollection(cook, () => ({ slug: newSlug(cook) })),
  },
  {
    name: 'describe a collection',
    weight: 3,
    make: (cook) =>
      changeCollection(cook, () => ({ description: aText(words3(cook)), imageId: image(cook) })),
  },
  {
    name: 'move a collection in the list',
    weight: 3,
    make: (cook) => changeCollection(cook, () => ({ position: cook.random.below(4) })),
  },
  { name: 'delete a collection', weight: 1, make: deleteCollection },
  { name: 'send a newsletter', weight: 5, make: sendNewsletter },
  { name: 'move a newsletter', weight: 5, make: moveNewsletter },
  { name: 'add a term', weight: 4, make: addTerm },
  { name: 'rename a term', weight: 6, make: renameTerm },
  { name: 'delete a term', weight: 2, make: deleteTerm },
  { name: 'merge terms', weight: 4, make: mergeTerms },
  { name: 'separate a merged term', weight: 3, make: separateTerm },
  {
    name: 'rename an ingredient',
    weight: 3,
    make: (cook) =>
      cook.send(
        'PUT',
        `/ingredients/${cook.random.pick(standingEntries(cook, 'ingredients'))}`,
        ingredient(cook),
      ),
  },
  {
    name: 'change equipment',
    weight: 3,
    make: (cook) =>
      cook.send(
        'PUT',
        `/equipment/${cook.random.pick(standingEntries(cook, 'equipment'))}`,
        equipment(cook),
      ),
  },
  { name: 'rename a unit', weight: 6, make: renameUnit },
  { name: 'merge units', weight: 4, make: mergeUnits },
  { name: 'separate merged units', weight: 3, make: separateUnit },
  { name: 'merge ingredients', weight: 4, make: mergeEntries('ingredients') },
  { name: 'separate merged ingredients', weight: 3, make: separateEntry('ingredients') },
  { name: 'merge equipment', weight: 4, make: mergeEntries('equipment') },
  { name: 'separate merged equipment', weight: 3, make: separateEntry('equipment') },
  {
    name: 'describe a picture',
    weight: 4,
    make: (cook) =>
      cook.send('PUT', `/images/${cook.random.pick(cook.imageIds)}`, {
        alt: words3(cook),
        focalPoint: cook.random.chance(0.5) ? null : { x: cook.random.below(11) / 10, y: 0.5 },
      }),
  },
  {
    name: 'choose featured recipes',
    weight: 1,
    make: (cook) =>
      changeSettings(cook, {
        featuredRecipeIds: cook.random.some(cook.recipes, 5).map((r) => r.id),
      }),
  },
  {
    name: 'write about the cook',
    weight: 1,
    make: (cook) =>
      changeSettings(cook, { about: cook.random.chance(0.5) ? null : aText(words3(cook)) }),
  },
  {
    name: 'choose the picture of the site',
    weight: 1,
    make: (cook) => changeSettings(cook, { featuredImageId: image(cook) }),
  },
];
