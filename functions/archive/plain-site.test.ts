import { describe, expect, it } from 'vitest';
import { type ZipFile, zipStream } from '#functions/adapters/zip.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { anImage, aRecipe, aText } from '#functions/testing/random/builders.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import { readZip, textIn } from '#functions/testing/archives/read-zip.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { plainSite, type PlainSiteHost } from './plain-site.ts';
import { siteArchive } from './site-archive.ts';

const app = await testApp();

/** Whose pictures and client files say by which address they were asked for. */
function hostOf({ publisher }: LiveSite, asked: string[] = []): PlainSiteHost {
  const { originOf, platformOrigin, now } = publisher.host;
  const packs = publisher.packs;
  return {
    database: app.database,
    media: app.adapters.media,
    originOf,
    platformOrigin,
    now,
    files: {
      readPage: ({ packKey, packOffset, packLength }) => {
        const pack = packs.get(packKey) ?? new Uint8Array(0);
        return Promise.resolve(new Uint8Array(pack.slice(packOffset, packOffset + packLength)));
      },
      fetchMedia: (path, accept) => {
        asked.push(path);
        const contentType = accept.includes('webp') ? 'image/webp' : 'image/png';
        const headers = { 'Content-Type': contentType };
        return Promise.resolve(new Response(`bytes of ${path}`, { headers }));
      },
      fetchAsset: () => Promise.resolve(null),
    },
  };
}

async function unpacked(files: AsyncGenerator<ZipFile, void>): Promise<Map<string, Uint8Array>> {
  return readZip(new Uint8Array(await new Response(zipStream(files)).arrayBuffer()));
}

async function siteOf(live: LiveSite) {
  const site = await forSite(app.database, live.siteId).site.find();
  if (!site) throw new Error('The site is gone');
  return site;
}

describe('A site as plain files', () => {
  it('has a file for every page that visitors see, and every picture once', async () => {
    const live = await aLiveSite(app);
    const { id: siteId, ownerId: userId } = live.site;
    const image = await anImage(app.database, { siteId, userId });
    const { slug } = await live.publishRecipe(aRecipe({ images: [{ id: image.id }] }));
    const draft = await live.createRecipe();
    await live.publish();
    const asked: string[] = [];
    const files = await unpacked(plainSite(hostOf(live, asked), await siteOf(live)));
    const names = [...files.keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        'README.txt',
        'index.html',
        '404.html',
        `recipes/${slug}/index.html`,
        'robots.txt',
        'sitemap.xml',
        '_redirects',
      ]),
    );
    expect(names.at(-1)).toBe('contents.json');
    expect(names.join()).not.toContain(draft.slug);
    expect(names.filter((name) => /[?&]/.test(name))).toEqual([]);
    const pictures = names.filter((name) => name.startsWith('media/'));
    expect(pictures.length).toBeGreaterThan(1);
    for (const name of pictures) expect(name).toContain(image.key.replace('.jpg', '-'));
    expect(new Set(asked).size).toBeGreaterThan(1);
    expect(textIn(files, `recipes/${slug}/index.html`)).toContain(`/${pictures[0]}`);
    const pages = await live.pages();
    expect(JSON.parse(textIn(files, 'contents.json'))).toMatchObject({
      pages: [...pages.values()].filter(({ location }) => location === null).length,
    });
  });

  it('keeps pictures among pages as the bytes they are', async () => {
    const live = await aLiveSite(app);
    await live.publishRecipe();
    await live.publish();
    const files = await unpacked(plainSite(hostOf(live), await siteOf(live)));
    const start = files.get('share.png')?.slice(0, 4);
    expect(start).toEqual(new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
  });

  it('is made whole whatever addresses stand in the words of a cook', async () => {
    const live = await aLiveSite(app);
    const film = `/media/${crypto.randomUUID()}.mp4`;
    const note = aText(`${film}?width=480 and ${film}?a=% and ${film}?a=%ff`);
    const { slug } = await live.publishRecipe(aRecipe({ note }));
    await live.publish();
    const headers = { 'Content-Type': 'video/mp4' };
    const host = hostOf(live);
    const fetchMedia = () => Promise.resolve(new Response('film', { headers }));
    const files = await unpacked(
      plainSite({ ...host, files: { ...host.files, fetchMedia } }, await siteOf(live)),
    );
    expect([...files.keys()].at(-1)).toBe('contents.json');
    const page = textIn(files, `recipes/${slug}/index.html`);
    expect(page).toContain(film.replace('.mp4', '-width-480.mp4'));
  });

  it('names what cannot be read and hands over the rest', async () => {
    const live = await aLiveSite(app);
    const { id: siteId, ownerId: userId } = live.site;
    const image = await anImage(app.database, { siteId, userId });
    const { slug } = await live.publishRecipe(aRecipe({ images: [{ id: image.id }] }));
    await live.publish();
    const host = hostOf(live);
    const lost = () => Promise.reject(new Error('lost'));
    const broken = { ...host.files, fetchMedia: lost, fetchAsset: lost };
    const files = await unpacked(plainSite({ ...host, files: broken }, await siteOf(live)));
    expect(files.has(`recipes/${slug}/index.html`)).toBe(true);
    const { missing } = JSON.parse(textIn(files, 'contents.json')) as { missing: string[] };
    expect(missing.join()).toContain(`/media/${image.key}`);
  });

  it('names pages that cannot be read', async () => {
    const live = await aLiveSite(app);
    await live.publishRecipe();
    await live.publish();
    const host = hostOf(live);
    const damaged = () => Promise.resolve(new Uint8Array([1, 2, 3]));
    const files = await unpacked(
      plainSite({ ...host, files: { ...host.files, readPage: damaged } }, await siteOf(live)),
    );
    const { missing } = JSON.parse(textIn(files, 'contents.json')) as { missing: string[] };
    expect(missing).toEqual(expect.arrayContaining(['/', '/recipes']));
    expect(files.has('index.html')).toBe(false);
  });

  it('has a folder that Windows can write for every address', async () => {
    const live = await aLiveSite(app);
    await live.publishRecipe(aRecipe({ title: 'Con', slug: 'con' }));
    await live.publish();
    const files = await unpacked(plainSite(hostOf(live), await siteOf(live)));
    expect([...files.keys()]).toContain('recipes/_con/index.html');
    expect([...files.keys()].join()).not.toContain('/con/');
    expect(textIn(files, 'sitemaps/recipes-1.xml')).toContain('/recipes/_con<');
    expect(textIn(files, '_redirects')).toBe('/recipes/con /recipes/_con 301\n');
  });

  it('leads from old addresses to new ones', async () => {
    const live = await aLiveSite(app);
    const { id, title, slug } = await live.publishRecipe();
    await live.publish();
    await live.change({ id, title, slug: `${slug}-new` }, {});
    await live.publish();
    const files = await unpacked(plainSite(hostOf(live), await siteOf(live)));
    expect(textIn(files, '_redirects')).toBe(`/recipes/${slug} /recipes/${slug}-new 301\n`);
    expect(textIn(files, `recipes/${slug}/index.html`)).toContain(`/recipes/${slug}-new`);
  });
});

describe('What an archive keeps in memory', () => {
  it('is a part of the recipes, whatever a site has', async () => {
    const live = await aLiveSite(app);
    await live.publishRecipes(Array.from({ length: 120 }, (_, index) => `Dish ${index}`));
    const { recording, rounds } = recordingDatabase(app.database);
    const files = siteArchive({ ...hostOf(live), database: recording }, await siteOf(live));
    await take(files, 5);
    const before = rounds.length;
    const names = await take(files, 20);
    expect(names.filter((name) => name.startsWith('recipes/')).length).toBeGreaterThan(5);
    const ofFirst = rounds.length - before;
    await take(files, 50);
    expect(rounds.length - before).toBe(ofFirst);
    await take(files, 60);
    expect(rounds.length - before).toBeGreaterThan(ofFirst);
    await files.return();
  });
});

async function take(files: AsyncGenerator<ZipFile, void>, wanted: number): Promise<string[]> {
  const names: string[] = [];
  while (names.length < wanted) names.push((await files.next()).value?.name ?? 'none');
  return names;
}
