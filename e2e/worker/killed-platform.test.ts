import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { batchRecipesMax, publicationsMax } from '#contract/recipe/recipe-batch.ts';
import { aRecipe, aText } from '#functions/testing/random/builders.ts';
import { findFreePort } from '#scripts/running/port.ts';
import { httpClient } from '../http.ts';
import { type MortalPlatform, startMortalPlatform } from '../platform/mortal-platform.ts';
import {
  aWorkerSite,
  startWorker,
  timed,
  until,
  type WorkerSite,
} from '../platform/worker-site.ts';

const port = await findFreePort();
const rounds = Number(process.env['KILLS'] ?? 8);
const recipeCount = 150;
const fixedPaths = ['/', '/recipes', '/terms', '/privacy', '/terms-of-use', '/nowhere'];
const statePath = mkdtempSync(join(tmpdir(), 'larder-killed-'));

let site: WorkerSite;
let paths: string[];
let renamed: { id: string; slug: string };
let platform: MortalPlatform;
const { ask, close } = httpClient(port);

/** A site of 150 recipes, made by a platform that ends properly. */
beforeAll(async () => {
  const first = await startWorker(port, { statePath });
  site = await aWorkerSite(first, 'hearth');
  const recipes = Array.from({ length: recipeCount }, (_, index) => ({
    id: crypto.randomUUID(),
    ...aRecipe({ title: `Dish ${index}`, slug: `dish-${index}`, note: aText('Serve warm.') }),
  }));
  for (let start = 0; start < recipeCount; start += batchRecipesMax) {
    const batch = recipes.slice(start, start + batchRecipesMax);
    await site.send('POST', '/recipe-batches', { recipes: batch });
  }
  for (let start = 0; start < recipeCount; start += publicationsMax) {
    const chosen = recipes.slice(start, start + publicationsMax);
    await site.send('POST', '/publications', { recipeIds: chosen.map(({ id }) => id) });
  }
  await until(async () => (await site.get('/recipes/dish-149')).status === 200);
  await first.stop();
  renamed = recipes[0]!;
  paths = [...fixedPaths, ...recipes.slice(1).map(({ slug }) => `/recipes/${slug}`)];
});

afterAll(() => {
  close();
  rmSync(statePath, { recursive: true, force: true });
});

const get = (path: string) => ask({ host: site.host, path });

/** Sends a change; false when the platform died before it answered. */
async function send(method: string, path: string, body: unknown): Promise<boolean> {
  try {
    const answer = await ask({
      host: `localhost:${port}`,
      path: `${site.base}${path}`,
      method,
      headers: { Authorization: `Bearer ${site.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.status < 300;
  } catch {
    return false;
  }
}

/** Renames the site, which changes every page. */
const nameSite = (title: string) => send('PUT', '/sites', { title, slug: 'hearth' });

/** Gives a recipe another name and another address. */
async function renameRecipe(slug: string): Promise<boolean> {
  const { id } = renamed;
  const isWritten = await send('PUT', `/recipes/${id}`, { title: `Title ${slug}`, slug });
  return isWritten && (await send('POST', `/recipes/${id}/publish`, {}));
}

/** What visitors see: the names of the site on all its pages, each once, and where the recipe is. */
async function look(slugs: string[]) {
  const names = new Set<string>();
  for (const path of paths) {
    const { text } = await get(path);
    names.add(/<title>[^<]*?(Hearth \d+)<\/title>/.exec(text)?.[1] ?? `no name at ${path}`);
  }
  const recipes = await Promise.all(slugs.map((slug) => get(`/recipes/${slug}`)));
  return { names: [...names], statuses: recipes.map(({ status }) => status) };
}

/** One change of everything, killed somewhere in it: soon afterwards the new site is there. */
async function expectWholeAfterKill(number: number, killedAfterMs: number): Promise<void> {
  const [before, after] = [`Hearth ${number - 1}`, `Hearth ${number}`];
  const slugs = [`tart-${number - 1}`, `tart-${number}`];
  const sent = nameSite(after).then(async (isNamed) => {
    return [isNamed, isNamed && (await renameRecipe(`tart-${number}`))];
  });
  await wait(killedAfterMs);
  await platform.kill();
  const [isNamed, isRenamed] = await sent;

  platform = await startMortalPlatform(port, statePath);
  const found = await look(slugs);
  expect(found.names, `killed after ${killedAfterMs} ms`).toHaveLength(1);
  expect([before, after]).toContain(found.names[0]);
  expect(['200,404', '301,200']).toContain(found.statuses.join());

  platform.startCron();
  if (!isNamed) await nameSite(after);
  if (!isRenamed) await renameRecipe(`tart-${number}`);
  await until(async () => (await get('/nowhere')).text.includes(after));
  await until(async () => (await get(`/recipes/tart-${number}`)).status === 200);
  expect(await look(slugs)).toEqual({ names: [after], statuses: [301, 200] });
}

describe('A platform killed at any moment of a publish, security S13.1', () => {
  it(
    'shows the old site or the new one after its next start, and soon the new one',
    async () => {
      platform = await startMortalPlatform(port, statePath);
      platform.startCron();
      const publishMs = await timed(async () => {
        await nameSite('Hearth 0');
        await renameRecipe('tart-0');
        await until(async () => (await get('/recipes/tart-0')).status === 200);
      });
      for (let number = 1; number <= rounds; number += 1) {
        // A first publish is slower than those that follow, so early moments are chosen more often.
        await expectWholeAfterKill(number, Math.random() ** 2 * publishMs);
      }
      await platform.kill();
    },
    rounds * 120_000,
  );
});
