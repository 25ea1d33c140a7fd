import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LibraryImageView } from '#contract/media/media.ts';
import type { WebPictures } from '#domain/import/pictures/web-pictures.ts';
import { aKitchen, idOf, leaveKitchen, manage } from '#kitchen/recipes/testing/list-page.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';

const call = `POST ${manage}/fetched-images`;
const { signal } = new AbortController();
const picture = (name: string, ...smaller: string[]) => ({
  addresses: [name, ...smaller].map((each) => `https://pies.test/${each}`),
  alt: `A ${name}`,
});
const image: LibraryImageView = {
  id: idOf(7),
  key: `${idOf(7)}.png`,
  width: 40,
  height: 30,
  lqip: '',
  alt: '',
  name: 'tart',
  contentType: 'image/png',
  bytes: 900,
  createdAt: '2026-05-01T10:00:00.000Z',
};

let api: FakeApi;
beforeEach(() => {
  api = aKitchen('/kitchen/hearth/import');
});
afterEach(leaveKitchen);

const take = async (web: WebPictures) =>
  (await import('./take-web-pictures.ts')).takeWebPictures(web, signal);
const asked = () => api.asked.map(({ body }) => body);

describe('The pictures of a recipe', () => {
  it('are fetched with their words, one that several steps show once', async () => {
    api.answer(call, { status: 201, body: { image } });
    const [tart, dough] = [picture('tart'), picture('dough')];
    const ofSteps = [0, 1].map((step) => ({ group: 0, step, picture: dough }));
    const { images, lost } = await take({ ofDish: [tart], ofSteps });
    expect(lost).toEqual([]);
    expect(images.ofSteps.map(({ step, id }) => [step, id])).toEqual([
      [0, idOf(7)],
      [1, idOf(7)],
    ]);
    expect(asked()).toEqual([
      { address: 'https://pies.test/tart', alt: 'A tart', isOwn: true },
      { address: 'https://pies.test/dough', alt: 'A dough', isOwn: true },
    ]);
  });

  it('are tried in their other sizes before they count as lost', async () => {
    api.answer(call, refusal('validation_failed'));
    const { images, lost } = await take({ ofDish: [picture('tart', 'tart-1')], ofSteps: [] });
    expect(images.ofDish).toEqual([]);
    expect(lost).toEqual(['https://pies.test/tart']);
    expect(asked()).toMatchObject([
      { address: 'https://pies.test/tart' },
      { address: 'https://pies.test/tart-1' },
    ]);
  });
});
