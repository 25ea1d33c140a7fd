import { refusalMessages } from '#contract/kitchen/shell/refusal-messages.ts';
import { describe, expect, it } from 'vitest';
import type { MediaRemovalAnswer, ReplacementAnswer } from '#contract/media/library.ts';
import { aColleague, anImage } from '#functions/testing/random/builders.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { database } = app;
const refusal = { code: 'not_permitted', error: refusalMessages.pictureOfOwner };

/** A site with a logo and a picture of its cook, which an editor meets in the library. */
async function aSiteWithPictures() {
  const cook = await aCook(app);
  const { id: siteId, ownerId: userId } = cook.site;
  const aPicture = () => anImage(database, { siteId, userId });
  const [logo, portrait, planned, other] = [
    await aPicture(),
    await aPicture(),
    await aPicture(),
    await aPicture(),
  ];
  const { title, slug } = cook.site;
  await cook.put('/sites', { title, slug, logoId: logo.id, featuredImageId: portrait.id });
  await cook.put('/site-working-copy', { iconId: planned.id });
  const { token } = await aColleague(database, { siteId, role: 'editor' });
  const asEditor = <Body = unknown>(path: string, body?: object) =>
    app.call<Body>('POST', `${cook.site.base}${path}`, { token, ...(body && { body }) });
  const shown = async () => {
    type Answer = { site: { logoId: string | null; featuredImageId: string | null } };
    const { site } = (await cook.get<Answer>('/current-site')).body;
    return { logoId: site.logoId, featuredImageId: site.featuredImageId };
  };
  return { cook, logo, portrait, planned, other, asEditor, shown };
}

describe('A picture that is part of the look of a site', () => {
  it('is neither taken out nor replaced by an editor, who is told why', async () => {
    const { logo, planned, other, portrait, asEditor, shown } = await aSiteWithPictures();
    const calls = [logo, planned].flatMap(({ id }) => [
      asEditor(`/media/${id}/removals`),
      asEditor(`/images/${id}/replacements`, { imageId: other.id }),
    ]);
    const answers = await Promise.all(calls);
    expect(answers.map(({ body }) => body)).toEqual([refusal, refusal, refusal, refusal]);
    expect(await shown()).toEqual({ logoId: logo.id, featuredImageId: portrait.id });
  });

  it('does not come back by the undo of an editor, and does by that of its owner', async () => {
    const { cook, logo, other, asEditor, shown } = await aSiteWithPictures();
    const path = `/images/${logo.id}/replacements`;
    const replaced = await cook.post<ReplacementAnswer>(path, { imageId: other.id });
    const undoing = `/media-undos/${replaced.body.undoId}`;
    expect((await asEditor(undoing)).body).toEqual(refusal);
    expect((await cook.post(undoing)).status).toBe(200);
    const removed = await cook.post<MediaRemovalAnswer>(`/media/${logo.id}/removals`);
    const restoring = `/media-undos/${removed.body.undoId}`;
    expect((await asEditor(restoring)).body).toEqual(refusal);
    expect((await shown()).logoId).toBeNull();
    expect((await cook.post(restoring)).status).toBe(200);
    expect((await shown()).logoId).toBe(logo.id);
  });

  it('leaves an editor what stands on pages', async () => {
    const { portrait, other, asEditor, shown } = await aSiteWithPictures();
    const replacing = `/images/${portrait.id}/replacements`;
    expect((await asEditor(replacing, { imageId: other.id })).status).toBe(200);
    const removed = await asEditor<MediaRemovalAnswer>(`/media/${portrait.id}/removals`);
    expect((await shown()).featuredImageId).toBeNull();
    expect((await asEditor(`/media-undos/${removed.body.undoId}`)).status).toBe(200);
    expect((await shown()).featuredImageId).toBe(portrait.id);
  });
});
