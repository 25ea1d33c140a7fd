import { createHash } from 'node:crypto';
import type { RecipeContent } from '#domain/recipe.ts';
import type { RichText } from '#domain/rich-text.ts';
import { defaultSiteSettings, type SiteSettings } from '#domain/site.ts';

/** A site filled by rule, the same at every run: what builds are measured on. */
export type SyntheticSite = { siteId: string; slug: string; ownerId: string; recipeIds: string[] };

const rowsPerBatch = 50;
const collectionCount = 12;
const meals = ['breakfast', 'dinner', 'snack', 'dessert', 'drink'];
const cuisines = ['italian', 'french', 'mexican', 'thai', 'indian', 'german'];
const words =
  'butter salt flour lemon garlic onion thyme basil cream pepper chicken tomato potato carrot rice'.split(
    ' ',
  );

/** A uuid that follows from its name, so that a site is the same at every run. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export async function createSyntheticSite(
  database: D1Database,
  { slug, recipeCount }: { slug: string; recipeCount: number },
): Promise<SyntheticSite> {
  const siteId = uuidOf(`site ${slug}`);
  const ownerId = uuidOf(`owner ${slug}`);
  const termIds = [...meals, ...cuisines].map((term) => uuidOf(`${slug} term ${term}`));
  const recipeIds = Array.from({ length: recipeCount }, (_, index) =>
    uuidOf(`${slug} recipe ${index}`),
  );
  await database.batch([
    database
      .prepare(
        'INSERT INTO users (id, email, display_name, handle, created_at) VALUES (?, ?, ?, ?, 0)',
      )
      .bind(ownerId, `${slug}@example.com`, 'Bench Cook', slug),
    database
      .prepare(
        'INSERT INTO sites (id, slug, title, owner_id, settings, created_at, updated_at) VALUES (?, ?, ?, ?, ?, 0, 0)',
      )
      .bind(siteId, slug, `Kitchen ${slug}`, ownerId, JSON.stringify(settingsOf(slug, recipeIds))),
    ...termIds.map((id, index) => {
      const term = [...meals, ...cuisines][index] ?? '';
      return database
        .prepare('INSERT INTO terms (id, site_id, kind, slug, title) VALUES (?, ?, ?, ?, ?)')
        .bind(id, siteId, index < meals.length ? 'meal' : 'cuisine', term, term);
    }),
    ...words.map((word) =>
      database
        .prepare(
          'INSERT INTO ingredients (id, site_id, title, grams_per_liter) VALUES (?, ?, ?, 900)',
        )
        .bind(uuidOf(`${slug} ingredient ${word}`), siteId, word),
    ),
    ...Array.from({ length: collectionCount }, (_, index) =>
      database
        .prepare(
          'INSERT INTO collections (id, site_id, slug, title, position, created_at, updated_at) VALUES (?, ?, ?, ?, ?, 0, 0)',
        )
        .bind(
          uuidOf(`${slug} collection ${index}`),
          siteId,
          `collection-${index}`,
          `Collection ${index}`,
          index,
        ),
    ),
  ]);
  for (let start = 0; start < recipeCount; start += rowsPerBatch) {
    const ids = recipeIds.slice(start, start + rowsPerBatch);
    await database.batch(
      ids.flatMap((id, offset) =>
        recipeStatements(database, { siteId, slug, id, index: start + offset }),
      ),
    );
  }
  await database
    .prepare("INSERT INTO changes (site_id, key, created_at) VALUES (?, 'site', 0)")
    .bind(siteId)
    .run();
  return { siteId, slug, ownerId, recipeIds };
}

function settingsOf(slug: string, recipeIds: string[]): SiteSettings {
  return {
    ...defaultSiteSettings,
    about: paragraph(`About ${slug}: ${sentence(1, 60)}`),
    aboutShort: paragraph(sentence(2, 20)),
    featuredRecipeIds: recipeIds.slice(0, 5),
  };
}

type Row = { siteId: string; slug: string; id: string; index: number };

function recipeStatements(
  database: D1Database,
  { siteId, slug, id, index }: Row,
): D1PreparedStatement[] {
  const content = JSON.stringify(syntheticRecipe(slug, index));
  const publishedAt = Date.UTC(2020, 0, 1) + index * 3_600_000;
  const meal = uuidOf(`${slug} term ${meals[index % meals.length]}`);
  const cuisine = uuidOf(`${slug} term ${cuisines[index % cuisines.length]}`);
  const term = (termId: string) =>
    database
      .prepare('INSERT INTO recipe_terms (site_id, term_id, recipe_id) VALUES (?, ?, ?)')
      .bind(siteId, termId, id);
  return [
    database
      .prepare(
        `INSERT INTO recipes (id, site_id, slug, title, published_slug, published_version, published_at,
           published_changed_at, related_group, created_at, updated_at, content, published)
         VALUES (?1, ?2, ?3, ?4, ?3, 1, ?5, ?5, ?6, ?5, ?5, ?7, ?7)`,
      )
      .bind(id, siteId, `recipe-${index}`, `Recipe ${index}`, publishedAt, meal, content),
    term(meal),
    term(cuisine),
    database
      .prepare(
        'INSERT INTO collection_recipes (site_id, collection_id, recipe_id, position) VALUES (?, ?, ?, ?)',
      )
      .bind(siteId, uuidOf(`${slug} collection ${index % collectionCount}`), id, index),
  ];
}

/** A recipe of the size real ones have: 12 ingredients in two groups, 8 steps, a story and a note. */
export function syntheticRecipe(slug: string, index: number): RecipeContent {
  const usage = (place: number) => {
    const word = words[(index + place) % words.length] ?? '';
    return {
      id: uuidOf(`${slug} usage ${index} ${place}`),
      quantityMin: ((index + place) % 8) + 1,
      quantityMax: null,
      unitId: null,
      ingredientId: uuidOf(`${slug} ingredient ${word}`),
      preparation: place % 3 === 0 ? paragraph('finely chopped') : null,
      ingredientTitleOverride: null,
      link: null,
      note: null,
    };
  };
  const step = (place: number) => ({
    id: uuidOf(`${slug} step ${index} ${place}`),
    content: paragraph(sentence(index * 31 + place, 30)),
    timerMinutes: place % 4 === 0 ? 10 + place : null,
    note: null,
    videoId: null,
    images: [],
  });
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => from + at);
  return {
    title: `Recipe ${index}`,
    slug: `recipe-${index}`,
    description: paragraph(sentence(index, 24)),
    images: [],
    videoId: null,
    youtubeVideoId: null,
    storyExcerpt: paragraph(sentence(index + 7, 40)),
    storyMore: paragraph(sentence(index + 9, 120)),
    note: paragraph(sentence(index + 11, 30)),
    legacyRecipeData: null,
    privacySetting: 'public',
    prepTimeMinutes: 10 + (index % 30),
    cookTimeMinutes: 20 + (index % 40),
    customTimeLabel: null,
    customTimeMinutes: null,
    yieldServings: 4,
    servingDescription: null,
    difficultyLevel: 'easy',
    tagIds: [],
    methodIds: [],
    foodCategoryIds: [],
    mealIds: [uuidOf(`${slug} term ${meals[index % meals.length]}`)],
    cuisineIds: [uuidOf(`${slug} term ${cuisines[index % cuisines.length]}`)],
    dietIds: [],
    keywords: [],
    ingredientUsageGroups: [
      {
        id: uuidOf(`${slug} group ${index} 0`),
        title: 'Main',
        note: null,
        ingredientUsages: range(0, 6).map(usage),
      },
      {
        id: uuidOf(`${slug} group ${index} 1`),
        title: 'Sauce',
        note: null,
        ingredientUsages: range(6, 12).map(usage),
      },
    ],
    instructionGroups: [
      {
        id: uuidOf(`${slug} steps ${index}`),
        title: 'Method',
        note: null,
        instructions: range(0, 8).map(step),
      },
    ],
    equipmentUsages: [],
    contributorIds: [],
  };
}

function paragraph(text: string): RichText {
  return { type: 'document', children: [{ type: 'paragraph', children: [{ text }] }] };
}

function sentence(seed: number, length: number): string {
  const chosen = Array.from(
    { length },
    (_, at) => words[(seed * 7 + at * at) % words.length] ?? '',
  );
  return `${chosen.join(' ')}.`;
}
