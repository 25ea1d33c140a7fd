import { describe, expect, it } from 'vitest';
import type { MediaAnswer, MediaResultsAnswer, MediaUsesAnswer } from '#contract/media/library.ts';
import { mediaKeptMs } from '#domain/media/library/media-undo.ts';
import { freeMedia } from '#functions/jobs/free-media.ts';
import { commit } from '#functions/db/database.ts';
import { videos } from '#functions/db/schema/site/media.ts';
import { anImage, aRecipe } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { database } = app;

/** A cook of a site of their own, with what these tests ask of the library. */
async function aLibrarian() {
  const cook = await aCook(app);
  const { id: siteId, ownerId: userId } = cook.site;
  return {
    ...cook,
    aPicture: async (changes: object = {}) => {
      const picture = await anImage(database, { siteId, userId });
      await cook.put(`/images/${picture.id}`, { alt: 'A pie', ...changes });
      return picture;
    },
    aFilm: async (name = 'Kneading') => {
      const id = crypto.randomUUID();
      const film = {
        id,
        siteId,
        key: `${id}.mp4`,
        contentType: 'video/mp4',
        bytes: 1,
        createdAt: 5,
      };
      await commit(database, [database.insert(videos).values({ ...film, name })]);
      return film;
    },
    list: async (query = '') => (await cook.get<MediaAnswer>(`/media?${query}`)).body,
    ids: async (query = '') =>
      (await cook.get<MediaAnswer>(`/media?${query}`)).body.items.map(({ id }) => id),
    uses: async (id: string) => (await cook.get<MediaUsesAnswer>(`/media/${id}/uses`)).body.uses,
    remove: async (...mediaIds: string[]) =>
      (await cook.post<MediaResultsAnswer>('/media-deletions', { mediaIds })).body.results,
    restore: (...mediaIds: string[]) => cook.post('/media-restorations', { mediaIds }),
  };
}

const libraryOf = aLibrarian;

describe('The library of a site', () => {
  it('lists pictures and films, newest first, a part at a time', async () => {
    const cook = await libraryOf();
    const film = await cook.aFilm();
    const pictures = [await cook.aPicture(), await cook.aPicture(), await cook.aPicture()];
    const all = await cook.list();
    expect(new Set(all.items.map(({ id }) => id))).toEqual(
      new Set([...pictures, film].map(({ id }) => id)),
    );
    expect(all.counts).toEqual({ all: 4, unused: 4, undescribed: 0, films: 1 });
    const first = await cook.list('limit=3');
    const second = await cook.list(`limit=3&cursor=${first.cursor}`);
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect(second).toMatchObject({ cursor: null, counts: null });
  });

  it('finds what is unused, undescribed or a film', async () => {
    const cook = await libraryOf();
    const [used, spare] = [await cook.aPicture(), await cook.aPicture({ alt: '' })];
    const film = await cook.aFilm();
    await cook.createRecipe(aRecipe({ images: [{ id: used.id }], videoId: film.id }));
    expect(await cook.ids('filter=unused')).toEqual([spare.id]);
    expect(await cook.ids('filter=undescribed')).toEqual([spare.id]);
    expect(await cook.ids('filter=films')).toEqual([film.id]);
    expect((await cook.list()).counts).toEqual({ all: 3, unused: 1, undescribed: 1, films: 1 });
  });

  it.each([
    ['its name', 'IMG_4711', 'img_47'],
    ['its description', 'x', 'a pie'],
    ['small and capital letters of any language', 'Äpfel', 'äpfel'],
    ['signs that mean something to a search', '100%_sure', '%_s'],
  ])('finds a picture by %s', async (_by, name, words) => {
    const cook = await libraryOf();
    const { id } = await cook.aPicture({ name });
    await cook.aPicture({ name: 'other', alt: 'Soup' });
    expect(await cook.ids(`q=${encodeURIComponent(words)}`)).toEqual([id]);
  });

  it('finds a picture by the title of a recipe that shows it', async () => {
    const cook = await libraryOf();
    const [shown] = [await cook.aPicture(), await cook.aPicture()];
    await cook.createRecipe(aRecipe({ title: 'Plum cake', images: [{ id: shown.id }] }));
    expect(await cook.ids('q=plum')).toEqual([shown.id]);
  });

  it('is that of one site', async () => {
    const [cook, stranger] = [await libraryOf(), await libraryOf()];
    const { id } = await cook.aPicture();
    expect((await stranger.list()).items).toEqual([]);
    expect((await stranger.get(`/media/${id}/uses`)).status).toBe(404);
    expect(await stranger.remove(id)).toEqual([{ mediaId: id, status: 'not_found' }]);
    expect((await stranger.post(`/media/${id}/removals`)).status).toBe(404);
    await stranger.restore(id);
    expect(await cook.ids()).toEqual([id]);
  });

  it.each(['filter=odd', 'cursor=12', 'limit=0', 'limit=101', 'what=1'])(
    'refuses %s',
    async (query) => {
      const cook = await libraryOf();
      expect((await cook.get(`/media?${query}`)).status).toBe(400);
    },
  );
});

describe('What shows a picture', () => {
  it('is told with its title and how visitors see it', async () => {
    const cook = await libraryOf();
    const { id } = await cook.aPicture();
    const images = [{ id }];
    const draft = await cook.createRecipe(aRecipe({ title: 'A draft', images }));
    const live = await cook.publishRecipe(aRecipe({ title: 'Live', images }));
    await cook.post('/collections', { title: 'Brunch', slug: 'brunch', imageId: id });
    await cook.post('/equipment', { title: 'Tin', featuredImageId: id });
    expect(await cook.uses(id)).toEqual([
      { in: 'recipe', id: draft.id, title: 'A draft', state: 'draft' },
      { in: 'recipe', id: live.id, title: 'Live', state: 'published' },
      expect.objectContaining({ in: 'collection', title: 'Brunch' }),
      expect.objectContaining({ in: 'equipment', title: 'Tin' }),
    ]);
  });

  it('counts what is published although its cook took it out since', async () => {
    const cook = await libraryOf();
    const { id } = await cook.aPicture();
    const { title, slug, ...recipe } = await cook.publishRecipe(aRecipe({ images: [{ id }] }));
    await cook.put(`/recipes/${recipe.id}`, { title, slug, images: [] });
    expect(await cook.uses(id)).toMatchObject([{ id: recipe.id, state: 'published' }]);
    await cook.post(`/recipes/${recipe.id}/publish`);
    expect(await cook.uses(id)).toEqual([]);
  });
});

describe('Deleting', () => {
  it('takes what nothing shows, and leaves the rest', async () => {
    const cook = await libraryOf();
    const [used, spare] = [await cook.aPicture(), await cook.aPicture()];
    await cook.createRecipe(aRecipe({ images: [{ id: used.id }] }));
    expect(await cook.remove(used.id, spare.id)).toEqual([
      { mediaId: used.id, status: 'in_use' },
      { mediaId: spare.id, status: 'done' },
    ]);
    expect(await cook.ids()).toEqual([used.id]);
  });

  it('lets nothing come to show it any more', async () => {
    const cook = await libraryOf();
    const { id } = await cook.aPicture();
    await cook.remove(id);
    const answer = await cook.post('/recipes', aRecipe({ images: [{ id }] }));
    expect(answer.status).toBe(400);
    expect((await cook.put(`/images/${id}`, { alt: 'Mine' })).status).toBe(404);
  });

  it('can be undone', async () => {
    const cook = await libraryOf();
    const [picture, film] = [await cook.aPicture(), await cook.aFilm()];
    await cook.remove(picture.id, film.id);
    expect(await cook.ids()).toEqual([]);
    await cook.restore(picture.id, film.id);
    expect(new Set(await cook.ids())).toEqual(new Set([picture.id, film.id]));
  });

  it('frees the file when nobody can restore it, and not before', async () => {
    const cook = await libraryOf();
    const { id, key } = await cook.aPicture();
    const { objects } = app.adapters;
    await app.adapters.media.write(`media/${key}`, new Uint8Array(1), {
      contentType: 'image/jpeg',
    });
    await cook.remove(id);
    const job = (after: number) =>
      freeMedia({ database, media: app.adapters.media, now: app.clock.now + after });
    await job(mediaKeptMs - 1);
    expect(objects.has(`media/${key}`)).toBe(true);
    await job(mediaKeptMs);
    expect(objects.has(`media/${key}`)).toBe(false);
    await cook.restore(id);
    expect(await cook.ids()).toEqual([]);
  });

  it('does not keep a recipe from coming back whole', async () => {
    const cook = await libraryOf();
    const { id } = await cook.aPicture();
    const recipe = await cook.publishRecipe(aRecipe({ images: [{ id }] }));
    await cook.delete(`/recipes/${recipe.id}`);
    expect(await cook.remove(id)).toEqual([{ mediaId: id, status: 'done' }]);
    await freeMedia({
      database,
      media: app.adapters.media,
      now: app.clock.now + mediaKeptMs,
    });
    await cook.post(`/deleted-recipes/${recipe.id}/restore`);
    expect(await cook.ids()).toEqual([id]);
  });
});
