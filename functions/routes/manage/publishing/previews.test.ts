import { describe, expect, it } from 'vitest';
import type { PreviewAnswer } from '#contract/publishing/preview.ts';
import { renderPreview } from '#functions/publisher/preview/render-preview.ts';
import { anImage, aText } from '#functions/testing/random/builders.ts';
import { storedRows } from '#functions/testing/database/stored-rows.ts';
import { aLiveSite } from '#functions/testing/publishing/live-site.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const site = await aLiveSite(app);
app.adapters.publisher.preview = (preview) => renderPreview(site.publisher.host, preview);
const [tart] = await site.publishRecipes(['Plum Tart'], {
  privacySetting: 'subscribers_only',
  note: aText('Noteword'),
});

type Model = { frame: { theme: Record<string, unknown> }; body: Record<string, unknown> };

const preview = async (input: object, status = 200) => {
  const answer = await site.post<PreviewAnswer>('/previews', input);
  expect(answer.status).toBe(status);
  return status === 200 ? (JSON.parse(answer.body.preview.body) as Model) : null;
};
const home = { kind: 'fixed', path: '/' };
const recipe = { kind: 'recipe', id: tart?.id };

describe('A preview, before anything is saved', () => {
  it('wears the look that is tried on, and leaves the site as it is', async () => {
    const before = await storedRows(app.database);
    const settings = { look: 'atelier', themeStyle: 'bold', headerLayout: 'centered' };
    expect((await preview({ page: home, settings }))?.frame.theme).toMatchObject({
      look: 'atelier',
      style: 'bold',
      headerLayout: 'centered',
    });
    expect((await preview({ page: home }))?.frame.theme).toMatchObject({ look: 'cookbook' });
    expect(await storedRows(app.database)).toEqual(before);
  });

  it('shows what is written of the site, on pages that it only has by that', async () => {
    const before = await storedRows(app.database);
    const about = { kind: 'fixed', path: '/about' };
    await preview({ page: about }, 404);
    const settings = { title: 'Salt & Fig', about: aText('By the sea.') };
    const model = JSON.stringify(await preview({ page: about, settings }));
    expect(model).toContain('By the sea.');
    expect(model).toContain('Salt & Fig');
    expect(await storedRows(app.database)).toEqual(before);
  });

  it('shows no picture of another site', async () => {
    const other = await aCook(app);
    const owner = { siteId: other.site.id, userId: other.site.ownerId };
    const { id } = await anImage(app.database, owner);
    const answer = await site.post('/previews', { page: home, settings: { logoId: id } });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'settings.logoId' }] } });
  });

  it('is rendered for the reader who is asked for', async () => {
    const isLocked = async (input: object) =>
      (await preview({ page: recipe, ...input }))?.body['isLocked'];
    expect(await isLocked({})).toBe(false);
    expect(await isLocked({ reader: 'monthly' })).toBe(false);
    expect(await isLocked({ reader: 'free' })).toBe(true);
    expect(await isLocked({ reader: 'anonymous' })).toBe(true);
  });

  it('is text, whether the renderer answers text or its bytes', async () => {
    const inBytes = await testApp({ database: app.database });
    inBytes.adapters.publisher.preview = async (asked) => {
      const rendered = await renderPreview(site.publisher.host, asked);
      return { ...rendered!, body: new TextEncoder().encode(String(rendered?.body)) };
    };
    const { body } = await inBytes.call<PreviewAnswer>('POST', `${site.site.base}/previews`, {
      token: site.site.token,
      body: { page: recipe },
    });
    expect(JSON.parse(body.preview.body)).toEqual(await preview({ page: recipe }));
  });

  it('is none of a picture', async () => {
    expect(await preview({ page: { kind: 'fixed', path: '/share.png' } }, 404)).toBeNull();
  });

  it('refuses a look that there is not, and pages of others', async () => {
    await preview({ page: home, settings: { look: 'baroque' } }, 400);
    await preview({ page: home, settings: { colorThemeId: crypto.randomUUID() } }, 400);
    await preview({ page: home, settings: { slug: 'mine' } }, 400);
    await preview({ page: { kind: 'fixed', path: '/nowhere' } }, 404);
    await preview({ page: { kind: 'recipe', id: crypto.randomUUID() } }, 404);
    const other = await aCook(app);
    const { status } = await other.post('/previews', { page: recipe });
    expect(status).toBe(404);
  });

  it('shows a working copy to its own cook alone', async () => {
    const other = await aLiveSite(app);
    const theirs = await other.createRecipe({ title: 'Secret', slug: 'secret' });
    const strange = [
      { page: home, workingCopyOf: theirs.id },
      { page: recipe, workingCopyOf: theirs.id },
      { page: { kind: 'recipe', id: theirs.id } },
    ];
    for (const asked of strange) {
      expect(await site.post('/previews', asked)).toMatchObject({ status: 404 });
    }
  });
});
