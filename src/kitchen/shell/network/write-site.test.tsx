import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settingsApi, sites, told } from '#kitchen/settings/testing/settings-page.ts';
import { leaveKitchen } from '#kitchen/recipes/testing/list-page.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import { writeSite } from './write-site.ts';

let api: FakeApi;
beforeEach(() => {
  api = settingsApi({});
});
afterEach(leaveKitchen);

const sent = () => api.asked.filter(({ method }) => method === 'PUT');

describe('Writing the settings of a site', () => {
  it('sends what changes alone, of the newest version, and one change after the other', async () => {
    const later = api.answerLater(sites);
    const both = Promise.all([
      writeSite(() => ({ commentsEnabled: false })),
      writeSite(({ version }) => ({ aboutHeading: `After ${version}` })),
    ]);
    await expect.poll(() => sent().length).toBe(1);
    const current = told({ version: 8, title: 'Embers' });
    api.answer('GET /api/v1/manage/hearth/current-site', current);
    api.answer(sites, current);
    later(current);
    await both;
    expect(sent().map(({ ifMatch }) => ifMatch)).toEqual(['"7"', '"8"']);
    expect(sent().map(({ body }) => body)).toEqual([
      { title: 'Ash Drawer', slug: 'hearth', commentsEnabled: false },
      { title: 'Embers', slug: 'hearth', aboutHeading: 'After 8' },
    ]);
  });

  it('is tried once more where somebody was quicker, and then says so', async () => {
    api.answer(sites, refusal('stale_write'));
    await expect(writeSite(() => ({ hideSearch: true }))).rejects.toMatchObject({ status: 409 });
    expect(sent()).toHaveLength(2);
    api.answer(sites, refusal('not_found'));
    await expect(writeSite(() => ({ hideSearch: true }))).rejects.toMatchObject({ status: 404 });
    expect(sent()).toHaveLength(3);
  });
});
