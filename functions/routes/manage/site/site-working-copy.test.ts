import { describe, expect, it } from 'vitest';
import type { MediaRemovalAnswer } from '#contract/media/library.ts';
import type { SiteWorkingCopyAnswer } from '#contract/site/site-working-copy.ts';
import type { SiteView } from '#contract/site/site.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { anImage, aText } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const path = '/site-working-copy';

async function aWriter() {
  const cook = await aCook(app);
  const save = async (body: unknown, headers?: Record<string, string>) =>
    cook.put<SiteWorkingCopyAnswer>(path, body, headers && { headers });
  return {
    ...cook,
    save,
    read: async () => (await cook.get<SiteWorkingCopyAnswer>(path)).body.workingCopy,
    published: async () => (await cook.get<{ site: SiteView }>('/current-site')).body.site,
    publish: (body: unknown = {}, headers?: Record<string, string>) =>
      cook.post<SiteWorkingCopyAnswer>(`${path}/publish`, body, headers && { headers }),
  };
}

describe('Writing a site', () => {
  it('changes what is written, and nothing that visitors see', async () => {
    const cook = await aWriter();
    const before = await cook.published();
    const { result, keys, wakes } = await cook.watch(() =>
      cook.save({ title: 'Salt & Fig', themeStyle: 'bold', about: aText('We cook.') }),
    );
    expect(result.status).toBe(200);
    expect(result.body.workingCopy).toMatchObject({
      version: 1,
      title: 'Salt & Fig',
      themeStyle: 'bold',
      changedParts: ['identity', 'look', 'about'],
    });
    expect({ keys, wakes }).toEqual({ keys: [], wakes: 0 });
    expect(await cook.published()).toEqual(before);
    expect(await cook.read()).toEqual(result.body.workingCopy);
  });

  it('keeps what is not named, and forgets what is as visitors see it', async () => {
    const cook = await aWriter();
    await cook.save({ themeStyle: 'bold', aboutHeading: 'Who we are' });
    const { body } = await cook.save({ themeStyle: 'accent' });
    expect(body.workingCopy).toMatchObject({
      aboutHeading: 'Who we are',
      changedParts: ['about'],
    });
  });

  it('writes nothing where nothing differs', async () => {
    const cook = await aWriter();
    const { body } = await cook.save({ themeStyle: 'accent', title: cook.site.title });
    expect(body.workingCopy).toMatchObject({ version: 0, updatedAt: null, changedParts: [] });
  });

  it('gives entries ids', async () => {
    const cook = await aWriter();
    const { body } = await cook.save({ links: [{ label: 'Shop', href: 'https://a.example' }] });
    expect(body.workingCopy.links).toMatchObject([{ label: 'Shop', href: 'https://a.example' }]);
    expect(isUuid(String(body.workingCopy.links[0]?.id))).toBe(true);
  });

  it('over another version is refused, and one of two at once', async () => {
    const cook = await aWriter();
    await cook.save({ aboutHeading: 'One' });
    const stale = await cook.save({ aboutHeading: 'Two' }, { 'If-Match': '"0"' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_write' } });
    const both = await Promise.all(
      ['Three', 'Four'].map((aboutHeading) => cook.save({ aboutHeading }, { 'If-Match': '"1"' })),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('lands each of many at once that name no version', async () => {
    const cook = await aWriter();
    const fields = ['aboutHeading', 'linkPageHeading', 'newsletterHeading', 'premiumInvitation'];
    await Promise.all(fields.map((field) => cook.save({ [field]: field })));
    expect(await cook.read()).toMatchObject(
      Object.fromEntries(fields.map((field) => [field, field])),
    );
  });

  it.each([
    ['a switch', { commentsEnabled: false }],
    ['the slug', { slug: 'other' }],
    ['a price', { monthlyAmountCents: 1 }],
    ['a title of blanks', { title: ' ' }],
    ['an unknown theme', { colorThemeId: crypto.randomUUID() }],
    ["another site's picture", { logoId: crypto.randomUUID() }],
  ])('refuses %s', async (_, body) => {
    const cook = await aWriter();
    expect((await cook.save(body)).status).toBe(400);
    expect(await cook.read()).toMatchObject({ version: 0 });
  });
});

describe('Publishing what is written of a site', () => {
  it('shows visitors the parts that are named, and keeps the others', async () => {
    const cook = await aWriter();
    await cook.save({ themeStyle: 'bold', aboutHeading: 'Who we are' });
    const { result, keys, wakes } = await cook.watch(() => cook.publish({ parts: ['look'] }));
    expect(result.body.workingCopy).toMatchObject({ version: 2, changedParts: ['about'] });
    expect({ keys, wakes }).toEqual({ keys: ['site'], wakes: 1 });
    expect(await cook.published()).toMatchObject({ themeStyle: 'bold', aboutHeading: null });
  });

  it('publishes all where no part is named, once', async () => {
    const cook = await aWriter();
    await cook.save({ title: 'Salt & Fig', aboutHeading: 'Who we are' });
    expect((await cook.publish()).body.workingCopy.changedParts).toEqual([]);
    expect(await cook.published()).toMatchObject({
      title: 'Salt & Fig',
      aboutHeading: 'Who we are',
      slug: cook.site.slug,
    });
    const again = await cook.watch(() => cook.publish());
    expect(again).toMatchObject({ keys: [], wakes: 0 });
  });

  it('publishes no version that the cook has not seen', async () => {
    const cook = await aWriter();
    await cook.save({ aboutHeading: 'Seen' });
    await cook.save({ aboutHeading: 'Unseen' });
    expect(await cook.publish({}, { 'If-Match': '"1"' })).toMatchObject({ status: 409 });
    expect(await cook.published()).toMatchObject({ aboutHeading: null });
  });

  it('leaves a switch that was thrown meanwhile as it is', async () => {
    const cook = await aWriter();
    await cook.save({ aboutHeading: 'Who we are' });
    const { title, slug } = cook.site;
    await cook.put('/sites', { title, slug, commentsEnabled: false });
    await cook.publish();
    expect(await cook.published()).toMatchObject({
      aboutHeading: 'Who we are',
      commentsEnabled: false,
    });
  });
});

describe('What a working copy of a site shows', () => {
  it('counts as a use of a picture, and shows nothing once the picture is deleted', async () => {
    const cook = await aWriter();
    const { id } = await anImage(app.database, { siteId: cook.site.id, userId: cook.site.ownerId });
    await cook.save({ logoId: id, events: [{ title: 'Fair', date: '2027-01-02', imageId: id }] });
    const uses = await cook.get<{ uses: unknown[] }>(`/media/${id}/uses`);
    expect(uses.body.uses).toEqual([
      { in: 'site', place: 'logo', title: null },
      { in: 'site', place: 'event', title: 'Fair' },
    ]);
    expect((await cook.delete(`/images/${id}`)).status).toBe(409);
  });

  it('loses a picture that is removed from everything, and has it again by undo', async () => {
    const cook = await aWriter();
    const { id } = await anImage(app.database, { siteId: cook.site.id, userId: cook.site.ownerId });
    await cook.save({ logoId: id, events: [{ title: 'Fair', date: '2027-01-02', imageId: id }] });
    const { body } = await cook.post<MediaRemovalAnswer>(`/media/${id}/removals`);
    expect(await cook.read()).toMatchObject({ logoId: null, events: [{ imageId: null }] });
    expect((await cook.delete(`/images/${id}`)).status).toBe(204);
    await cook.post(`/media-undos/${body.undoId}`);
    expect(await cook.read()).toMatchObject({ logoId: id, events: [{ imageId: id }] });
  });

  it('forgets a featured recipe that is deleted', async () => {
    const cook = await aWriter();
    const { id } = await cook.publishRecipe();
    await cook.save({ featuredRecipeIds: [id] });
    await cook.delete(`/recipes/${id}`);
    expect(await cook.read()).toMatchObject({ featuredRecipeIds: [], changedParts: [] });
  });
});

describe('A working copy of a site, S4.2', () => {
  it('is its own alone', async () => {
    const [cook, other] = await Promise.all([aWriter(), aCook(app)]);
    await cook.save({ aboutHeading: 'Mine' });
    expect((await other.get<SiteWorkingCopyAnswer>(path)).body.workingCopy.aboutHeading).toBe(null);
  });
});
