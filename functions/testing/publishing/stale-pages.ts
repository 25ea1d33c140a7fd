import type { GlobalsAnswer } from '#contract/site/globals.ts';
import type { Database } from '#functions/db/database.ts';
import { aCook, type Cook } from '../random/random-cook.ts';
import {
  addCollection,
  addEquipment,
  addIngredient,
  addRecipe,
  makeRandomEdit,
} from '../random/random-edits.ts';
import { knownUnits } from '../random/random-units.ts';
import { addTerm } from '../random/random-terms.ts';
import { type LivePage, type TestPublisher, testPublisher } from './test-publisher.ts';
import { wholeSite } from '../sites/whole-site.ts';

export type StaleRun = {
  seed: number;
  edits: number;
  recipes: number;
  /** After how many edits the whole site is compared; 1 names the edit that left a page behind. */
  checkEvery: number;
};
export type StaleReport = {
  edits: number;
  /** Pages that differed from a site made from scratch, each with the edit before the comparison. */
  stale: { path: string; edit: string; number: number }[];
  pagesRendered: number;
  pagesChanged: number;
  pagesStanding: number;
};

/** Makes random edits, publishes each, and looks time and again for pages that were left behind. */
export async function findStalePages(database: Database, run: StaleRun): Promise<StaleReport> {
  const cook = await aCook(database, run.seed);
  const publisher = testPublisher(database);
  await fillSite(cook, run.recipes);
  await publisher.publish(cook.siteId);
  const report: StaleReport = {
    edits: run.edits,
    stale: [],
    pagesRendered: 0,
    pagesChanged: 0,
    pagesStanding: 0,
  };
  let before: string[] = [];
  for (let number = 1; number <= run.edits; number += 1) {
    const edit = await makeRandomEdit(cook);
    publisher.clock.now = cook.clock.now;
    const result = await publisher.publish(cook.siteId);
    if (result.outcome === 'live') {
      report.pagesRendered += result.pagesRendered;
      report.pagesChanged += result.pagesChanged;
    }
    if (number % run.checkEvery > 0 && number < run.edits) continue;
    const paths = await stalePaths(publisher, cook.siteId);
    const fresh = paths.filter((path) => !before.includes(path));
    report.stale.push(...fresh.map((path) => ({ path, edit, number })));
    before = paths;
  }
  report.pagesStanding = (await publisher.livePages(cook.siteId)).size;
  return report;
}

/** Paths at which visitors do not see what the content says, in either direction. */
export async function stalePaths({ host, livePages }: TestPublisher, siteId: string) {
  const [live, whole] = await Promise.all([livePages(siteId), wholeSite(host, siteId)]);
  const paths = new Set([...live.keys(), ...whole.keys()]);
  return [...paths].filter((path) => !isSame(live.get(path), whole.get(path)));
}

function isSame(live: LivePage | undefined, whole: LivePage | undefined): boolean {
  return (
    live?.status === whole?.status &&
    live?.contentType === whole?.contentType &&
    live?.location === whole?.location &&
    live?.body === whole?.body
  );
}

async function fillSite(cook: Cook, recipes: number): Promise<void> {
  cook.units = knownUnits((await cook.send<GlobalsAnswer>('GET', '/globals')).units);
  for (let count = 0; count < 8; count += 1) {
    await addTerm(cook);
    await addIngredient(cook);
    await addEquipment(cook);
  }
  while (cook.recipes.length < recipes) await addRecipe(cook);
  for (let count = 0; count < 4; count += 1) await addCollection(cook);
}
