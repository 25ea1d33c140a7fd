import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import type { MediaUsesAnswer } from '#contract/media/library.ts';
import { schema } from '#functions/db/schema.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { anImage, aRecipe } from '#functions/testing/random/builders.ts';

/** What a place that can hold a picture or a film is told as. */
const told = {
  'collections.image_id': 'collection',
  'collections.video_id': 'collection',
  'equipment.featured_image_id': 'equipment',
  'videos.poster_image_id': 'film',
  'users.avatar_image_id': 'profile',
  'revision_media.media_id': 'recipe',
};
/** Why others show nothing by themselves. */
const untold = {
  'deleted_collections.image_id': 'comes back with its collection',
  'deleted_collections.video_id': 'comes back with its collection',
  'recipe_images.image_id': 'is one of revision_media',
  'site_users.avatar_image_id': 'is a copy of that of users',
};

const tables: unknown[] = Object.values(schema);
const columns = tables
  .filter((table) => is(table, SQLiteTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
  )
  .filter((name) => /(?:image|video|media|picture|film|poster|cover|logo)_id$/.test(name));

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const usesOf = async (id: string) =>
  (await cook.get<MediaUsesAnswer>(`/media/${id}/uses`)).body.uses;

const newId = () => crypto.randomUUID();
const content = paragraphsFromText('Stir.');
const images = (id: string) => ({ images: [{ id }] });
/** A recipe that shows a picture there alone. */
const recipes: Record<string, (id: string) => object> = {
  'a recipe': (id) => ({ ...aRecipe(), ...images(id) }),
  'a step': (id) => ({
    ...aRecipe(),
    instructionGroups: [
      { id: newId(), title: 'Stir', instructions: [{ id: newId(), content, ...images(id) }] },
    ],
  }),
};

describe('Where a picture shows', () => {
  it('is told of every column that can hold one', () => {
    expect(columns.toSorted()).toEqual(Object.keys({ ...told, ...untold }).toSorted());
  });

  it.each(Object.entries(recipes))('is told by the title of the recipe: %s', async (_, showing) => {
    const { id } = await anImage(app.database, { siteId: cook.site.id, userId: cook.site.ownerId });
    const made = await cook.post<{ recipe: { title: string } }>('/recipes', showing(id));
    expect(made.status).toBe(201);
    expect(await usesOf(id)).toMatchObject([{ in: 'recipe', title: made.body.recipe.title }]);
  });
});
