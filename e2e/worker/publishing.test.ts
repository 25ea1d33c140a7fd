import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecipe, aText } from '#functions/testing/random/builders.ts';
import { findFreePort } from '#scripts/running/port.ts';
import {
  aWorkerSite,
  startWorker,
  until,
  type WorkerPlatform,
  type WorkerSite,
} from '../platform/worker-site.ts';

let platform: WorkerPlatform;
let site: WorkerSite;

beforeAll(async () => {
  platform = await startWorker(await findFreePort());
  site = await aWorkerSite(platform, 'hearth');
});
afterAll(() => platform.stop());

type Published = Awaited<ReturnType<WorkerSite['publish']>>;

const change = async ({ id, title, slug }: Published, changed: object) => {
  await site.send('PUT', `/recipes/${id}`, { title, slug, ...changed });
  await site.send('POST', `/recipes/${id}/publish`, {});
};

/** Reads pages repeatedly until it is stopped, and returns what they showed. */
function watch(paths: string[]) {
  const state = { isOver: false };
  const read = async (path: string, texts: string[] = []): Promise<string[]> => {
    while (!state.isOver) texts.push((await site.get(path)).text);
    return texts;
  };
  const reading = paths.map((path) => read(path));
  return async () => {
    state.isOver = true;
    return (await Promise.all(reading)).flat();
  };
}

describe('Publishing, design §5', () => {
  it('shows on a page that is hot, and after it nothing older', async () => {
    const titles = ['Plum Tart', 'Quince Tart', 'Fig Tart', 'Pear Tart'];
    const recipe = await site.publish(aRecipe({ title: 'Plum Tart', slug: 'plum' }));
    const seen = watch(['/recipes/plum']);
    for (const title of titles.slice(1)) {
      await change(recipe, { title });
      await until(async () => (await site.get('/recipes/plum')).text.includes(title));
    }
    const shown = (await seen()).map((text) => titles.findIndex((title) => text.includes(title)));
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(shown[0]).toBe(0);
  });

  it('brings lists, feed and page to the same state', async () => {
    const recipe = await site.publish(aRecipe({ title: 'Leek Pie', slug: 'leek' }));
    await change(recipe, { title: 'Chard Pie' });
    await until(async () => (await site.get('/recipes/leek')).text.includes('Chard Pie'));
    const paths = ['/', '/recipes', '/feed.xml', '/nowhere'];
    const texts = await Promise.all(paths.map(async (path) => (await site.get(path)).text));
    expect(texts.filter((text) => !text.includes('Chard Pie'))).toEqual([]);
    expect(texts.join('')).not.toContain('Leek Pie');
  });

  it('leads from a former address to the new one', async () => {
    const recipe = await site.publish(aRecipe({ slug: 'first-name' }));
    await change(recipe, { slug: 'second-name' });
    await until(async () => (await site.get('/recipes/second-name')).status === 200);
    const moved = await site.get('/recipes/first-name');
    expect([moved.status, moved.headers.location]).toEqual([301, '/recipes/second-name']);
    expect(moved.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('takes an unpublished recipe away for good', async () => {
    const { id } = await site.publish(aRecipe({ slug: 'gone' }));
    await site.send('POST', `/recipes/${id}/unpublish`);
    await until(async () => (await site.get('/recipes/gone')).status === 404);
    const later = await Promise.all(Array.from({ length: 20 }, () => site.get('/recipes/gone')));
    expect(new Set(later.map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('says to the kitchen that it is done', async () => {
    const status = await site.send<{ state: string; pendingChanges: number }>(
      'GET',
      '/build-status',
    );
    expect(status.body).toMatchObject({ state: 'live', pendingChanges: 0 });
  });
});

describe('A rollback, design §4.8', () => {
  it('shows the earlier pages, and then later ones again', async () => {
    const recipe = await site.publish(aRecipe({ title: 'Old Name', slug: 'named' }));
    const { body } = await site.send<{ builds: { id: string }[] }>('GET', '/builds?limit=1');
    await change(recipe, { title: 'New Name' });
    await until(async () => (await site.get('/recipes/named')).text.includes('New Name'));
    await site.send('POST', `/builds/${body.builds[0]!.id}/rollback`);
    await until(async () => (await site.get('/recipes/named')).text.includes('Old Name'));
    expect((await site.get('/recipes/named')).text).not.toContain('New Name');
    await change(recipe, { title: 'New Name again' });
    await until(async () => (await site.get('/recipes/named')).text.includes('New Name again'));
  });

  it('shows at no moment what has become premium or was unpublished since', async () => {
    const note = { note: aText('lard-and-vinegar') };
    const about = (text: string) =>
      site.send('PUT', '/sites', { title: site.title, slug: site.slug, about: aText(text) });
    await about('Before');
    const sold = await site.publish(aRecipe({ title: 'Sold Tart', slug: 'sold', ...note }));
    const taken = await site.publish(aRecipe({ title: 'Taken Tart', slug: 'taken', ...note }));
    const { body } = await site.send<{ builds: { id: string }[] }>('GET', '/builds?limit=1');
    await change(sold, { privacySetting: 'subscribers_only', ...note });
    await site.send('POST', `/recipes/${taken.id}/unpublish`);
    await until(async () => (await site.get('/recipes/taken')).status === 404);
    await about('After');
    await until(async () => (await site.get('/about')).text.includes('After'));
    await until(async () => !(await site.get('/recipes/sold')).text.includes('lard-and-vinegar'));
    const watched = ['/recipes/sold', '/recipes/taken', '/', '/recipes', '/feed.xml', '/nowhere'];
    const seen = watch(watched);
    await site.send('POST', `/builds/${body.builds[0]!.id}/rollback`);
    await until(async () => (await site.get('/about')).text.includes('Before'));
    const texts = await seen();
    expect(texts.length).toBeGreaterThan(watched.length * 2);
    expect(texts.filter((text) => /lard-and-vinegar|Taken Tart/.test(text))).toEqual([]);
  });
});

const secrets = [
  'secret-note',
  'secret-story',
  'secret-step',
  'secret-ingredient',
  'secret-keyword',
];

const aPremiumRecipe = () =>
  aRecipe({
    slug: 'premium',
    privacySetting: 'subscribers_only',
    note: aText('secret-note'),
    storyMore: aText('secret-story'),
    keywords: ['secret-keyword'],
    ingredientUsageGroups: [
      {
        id: crypto.randomUUID(),
        title: 'secret-ingredient',
        note: null,
        ingredientUsages: [],
      },
    ],
    instructionGroups: [
      {
        id: crypto.randomUUID(),
        title: 'Method',
        note: null,
        instructions: [
          {
            id: crypto.randomUUID(),
            content: aText('secret-step'),
            timerMinutes: null,
            note: null,
            videoId: null,
            images: [],
          },
        ],
      },
    ],
  });

/** Every body that was ever stored, unpacked; packs hold one gzip stream after another. */
async function everyStoredByte(): Promise<string> {
  const { objects } = await platform.pages.list({ prefix: 'packs/' });
  const packs = await Promise.all(
    objects.map(async ({ key }) => {
      const object = await platform.pages.get(key);
      return gunzipSync(new Uint8Array(await object!.arrayBuffer())).toString();
    }),
  );
  return packs.join('\n');
}

async function everyRow(): Promise<string> {
  const tables = ['pages', 'page_paths', 'dependency_keys', 'builds'];
  const answers = await Promise.all(
    tables.map((table) => platform.database.prepare(`SELECT * FROM ${table}`).all()),
  );
  return JSON.stringify(answers.map(({ results }) => results));
}

describe('Premium text, security S5', () => {
  it('is in no stored byte, no row of a page and no answer', async () => {
    await site.publish(aPremiumRecipe());
    const bytes = await everyStoredByte();
    const answers = await site.crawl();
    const text = [bytes, await everyRow(), ...answers.map(({ answer }) => answer.text)].join('\n');
    expect(answers.map(({ path }) => path)).toContain('/recipes/premium');
    expect(bytes).toContain('This is a premium recipe');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe('Client files, design §4.7', () => {
  it('of this deploy are served for good', async () => {
    const [path] = [...(await site.get('/')).text.matchAll(/\/_astro\/[\w.-]+\.\w+/g)].map(
      ([found]) => found,
    );
    const answer = await site.get(path!);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it('of an earlier deploy are served as well', async () => {
    await platform.pages.put('assets/_astro/early.Abc123.js', 'early()', {
      httpMetadata: { contentType: 'text/javascript' },
    });
    const answer = await site.get('/_astro/early.Abc123.js');
    expect([answer.status, answer.text]).toEqual([200, 'early()']);
    expect(answer.headers['content-type']).toBe('text/javascript');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await site.get('/_astro/early.Abc123.js', { method: 'HEAD' })).bytes.length).toBe(0);
  });

  it('of this deploy are kept for the next', async () => {
    await platform.runCron();
    const { objects } = await platform.pages.list({ prefix: 'assets/_astro/' });
    expect(objects.length).toBeGreaterThan(10);
  });

  it('of no deploy are not there', async () => {
    const answer = await site.get('/_astro/never.Abc123.js');
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
