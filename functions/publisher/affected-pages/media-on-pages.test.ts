import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { videos } from '#functions/db/schema/site/media.ts';
import { aRecipe, anImage } from '#functions/testing/random/builders.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });

const aPicture = ({ siteId, site }: LiveSite) =>
  anImage(app.database, { siteId, userId: site.ownerId });

/** Of these parts of addresses, in how many pages each stands. */
async function counted(site: LiveSite, keys: string[]): Promise<number[]> {
  const bodies = [...(await site.pages()).values()].map(({ body }) => body);
  return keys.map((key) => bodies.filter((body) => body.includes(key)).length);
}

const undo = async (site: LiveSite, { body }: { body: { undoId: string } }) => {
  await site.post(`/media-undos/${body.undoId}`);
  await site.publish();
};

describe('A picture whose file is replaced', () => {
  const replace = async (site: LiveSite, id: string, imageId: string) => {
    const answer = await site.post<{ undoId: string }>(`/images/${id}/replacements`, { imageId });
    await site.publish();
    return answer;
  };

  it.each(['faviconId', 'iconId'])('is the new one on every page as the %s', async (name) => {
    const site = await aLiveSite(app);
    const [icon, other] = [await aPicture(site), await aPicture(site)];
    const { title, slug } = site.site;
    await site.put('/sites', { title, slug, [name]: icon.id });
    await site.publishRecipe();
    await site.publish();
    const [count = 0] = await counted(site, [icon.key]);
    expect(count).toBeGreaterThan(15);
    expect(await site.body('/manifest.webmanifest')).toContain(icon.key);
    const replaced = await replace(site, icon.id, other.id);
    expect(await counted(site, [icon.key, other.key])).toEqual([0, count]);
    expect(await site.body('/manifest.webmanifest')).toContain(other.key);
    await undo(site, replaced);
    expect(await counted(site, [icon.key, other.key])).toEqual([count, 0]);
    expect(await site.stale()).toEqual([]);
  });
});

describe('A picture that is the still of a film', () => {
  it('leaves all pages that show the film, and comes back to them by the undo', async () => {
    const site = await aLiveSite(app);
    const still = await aPicture(site);
    const videoId = crypto.randomUUID();
    const film = { id: videoId, siteId: site.siteId, key: `${videoId}.mp4`, name: 'Kneading' };
    const rest = { contentType: 'video/mp4', bytes: 1, createdAt: 5, posterImageId: still.id };
    await commit(app.database, [app.database.insert(videos).values({ ...film, ...rest })]);
    await site.publishRecipe(aRecipe({ videoId }));
    await site.post('/collections', { title: 'Brunch', slug: 'brunch', videoId });
    await site.publish();
    expect(await counted(site, [still.key, film.key])).toEqual([2, 2]);
    const removed = await site.post<{ undoId: string }>(`/media/${still.id}/removals`);
    await site.publish();
    expect(await counted(site, [still.key, film.key])).toEqual([0, 2]);
    await undo(site, removed);
    expect(await counted(site, [still.key, film.key])).toEqual([2, 2]);
    expect(await site.stale()).toEqual([]);
  });
});
