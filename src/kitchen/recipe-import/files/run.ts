import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { importLimits } from '#domain/import/imports/import-item.ts';
import { sentComment } from '#domain/import/sent-comment.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { type Failure, failureOf, isExpected } from '#stores/failure.ts';
import { $siteGlobals, loadSiteGlobals } from '../../recipe-editor/site-globals.ts';
import type { KeptImport } from '../../device/device-copies.ts';
import { forgetImport, keepImport } from '../../device/kept-imports.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { siteIdHere } from '../../shell/session/session.ts';
import { codeLater } from '../../shell/frame/code-later.ts';
import { call } from '../../shell/network/connection.ts';
import { commentBatch } from './comment-batch.ts';
import type { FoundSite } from '../site/find-pages.ts';
import { commentsOnTheirWay } from '../site/comments-on-their-way.ts';
import { SiteAsleep } from '../site/site-asleep.ts';
import type { Brought } from './brought-files.ts';
import { itemBatch } from './item-batch.ts';
import { linkDrafts } from './link-drafts.ts';
import { patiently } from '../patiently.ts';
import type { FileItem, Reading } from './reading-files.ts';

/** How far the reading of files has come. */
export type ImportRun = {
  id: string;
  name: string;
  status: 'reading' | 'paused' | 'stopped' | 'done';
  /** What was chosen meanwhile, and is read after it. */
  next: number;
  /** Things of the files that are with the site: those of an earlier visit too. */
  kept: number;
  /** Comments of another site that could not be taken. */
  refusedComments: number;
  /** What is read now. */
  at: string;
  failure: Failure | null;
};

const $current = atom<ImportRun | null>(null);
export const $importRun: ReadableAtom<ImportRun | null> = $current;

const reader = codeLater(() => import('./reader.ts'));
const siteReader = codeLater(() => import('../site/site-items.ts'));

let stop = new AbortController();
/** Files that were chosen, or a site, and of which import and whose they are. */
export type ImportOfFiles = KeptImport & { id: string; personId: string };

let asked: ImportOfFiles | null = null;

/** Begins with what was chosen. Nothing of it is lost when this page goes. */
export async function startRun(brought: Brought, fetchesPictures: boolean, personId: string) {
  const names = [...brought.folders, ...brought.files].map((each) => each.name).join(', ');
  const name = keptLine(names, importLimits.name).text.trim() || siteSlugHere();
  const id = crypto.randomUUID();
  await goOn({ ...brought, id, personId, name, fetchesPictures });
}

/** Begins with the pages of a site of the cook's own, whose pictures are theirs as well. */
export async function startSiteRun(site: FoundSite, personId: string) {
  const name = keptLine(site.site.home, importLimits.name).text;
  await goOn({ id: crypto.randomUUID(), personId, name, site, fetchesPictures: true });
}

/** Holds after what is on its way. */
export const pauseRun = (): void => {
  stop.abort();
  const run = $current.get();
  if (run) $current.set({ ...run, status: 'paused' });
};

/** Goes on where it was held or where it failed. */
export const resumeRun = async (): Promise<void> => {
  if (asked) await goOn(asked);
};

/** Takes the run off the screen; what it brought stays. */
export const closeRun = (): void => {
  stop.abort();
  asked = null;
  $current.set(null);
  void readNext();
};

/** What was chosen while another reading went on, in its order. */
let waiting: ImportOfFiles[] = [];

async function readNext(): Promise<void> {
  const [next, ...others] = waiting;
  if (!next) return;
  waiting = others;
  await goOn(next);
}

/** Reads the files, passing over what came before. One tab of a browser does so at a time. */
export async function goOn(brought: ImportOfFiles): Promise<void> {
  const { id, name } = brought;
  const current = $current.get();
  if (current?.status === 'reading' && current.id !== id) {
    waiting.push(brought);
    $current.set({ ...current, next: waiting.length });
    await noteWaiting(brought);
    return;
  }
  stop.abort();
  const mine = new AbortController();
  stop = mine;
  asked = brought;
  $current.set({ ...nothingRead, id, name, next: waiting.length });
  const run = runOf(mine.signal);
  try {
    await navigator.locks.request(`import ${id}`, { signal: mine.signal }, () =>
      readAll(brought, run),
    );
    run.change({ status: 'done', at: '' });
    if (!mine.signal.aborted) await readNext();
  } catch (error) {
    if (mine.signal.aborted) return;
    const isAsleep = error instanceof SiteAsleep;
    if (!isAsleep && !isExpected(error)) reportError(error);
    const failure = failureOf(error);
    run.change({
      status: 'stopped',
      failure: isAsleep ? { ...failure, message: error.message } : failure,
    });
  }
}

/** So that it is among the imports that are not read to their end, also after a reload. */
async function noteWaiting({ id, personId, ...kept }: ImportOfFiles): Promise<void> {
  const siteSlug = siteSlugHere();
  await keepImport([personId, siteIdHere(), id], kept);
  const json = { id, name: kept.name };
  const calls = manageApi[':siteSlug']['recipe-imports'];
  // Where this fails it is begun when its turn comes.
  await call(() => calls.$post({ param: { siteSlug }, json })).catch(() => undefined);
}

const nothingRead = {
  status: 'reading',
  kept: 0,
  refusedComments: 0,
  at: '',
  failure: null,
} satisfies Partial<ImportRun>;

/** What one reading tells of itself: nothing any more once it was held, closed or followed by another. */
const runOf = (signal: AbortSignal) => {
  const change = (changes: Partial<ImportRun>): void => {
    const run = $current.get();
    if (run && !signal.aborted) $current.set({ ...run, ...changes });
  };
  return {
    signal,
    change,
    countMore: (field: 'kept' | 'refusedComments', count: number): void =>
      change({ [field]: ($current.get()?.[field] ?? 0) + count }),
  };
};
type Run = ReturnType<typeof runOf>;

async function readAll(brought: ImportOfFiles, run: Run): Promise<void> {
  const { signal, change, countMore } = run;
  const { id, personId, ...kept } = brought;
  const siteSlug = siteSlugHere();
  const param = { siteSlug, recipeImportId: id };
  const imports = manageApi[':siteSlug']['recipe-imports'];
  const ask = <Answer>(asking: () => Promise<Answer>) => patiently(() => call(asking), signal);
  await ask(() => imports.$post({ param, json: { id, name: kept.name } }));
  await keepImport([personId, siteIdHere(), id], kept);
  const { keys } = await jsonOf(await ask(() => imports[':recipeImportId'].keys.$get({ param })));
  change({ kept: keys.length });
  await loadSiteGlobals();
  const globals = $siteGlobals.get();
  if (globals === null) throw new Error('The lists of the site are not known');
  let hasArrived = false;
  const items = itemBatch(id, signal, (count) => {
    hasArrived = true;
    countMore('kept', count);
  });
  const { flush } = items;
  const onTheirWay = commentsOnTheirWay([personId, siteIdHere(), id]);
  const comments = commentBatch(id, {
    signal,
    before: flush,
    after: (arrived) => onTheirWay.end(arrived.map(({ key }) => key)),
    onRefused: () => countMore('refusedComments', 1),
  });
  const onThing = (at: string): void => change({ at });
  const reading = { ...brought, pantry: globals, known: new Set(keys), signal, flush, onThing };
  for await (const { key, item, said } of await thingsOf(kept, reading)) {
    if ('site' in kept && said.length > 0) await onTheirWay.begin(key);
    if (item) await items.add(item);
    for (const comment of said) await comments.add(sentComment(key, comment));
    // No page of a site is fetched a second time for what was said on it, but where this breaks off.
    if ('site' in kept && hasArrived) await comments.flush();
    hasArrived = false;
  }
  await flush();
  await comments.flush();
  await linkDrafts(id, signal);
  await ask(() => imports[':recipeImportId'].finish.$post({ param }));
  await forgetImport([personId, siteIdHere(), id]);
}

/** What the files or the site hold, by code that is loaded for it. */
const thingsOf = async (kept: KeptImport, reading: Reading): Promise<AsyncIterable<FileItem>> =>
  'site' in kept
    ? (await patiently(siteReader, reading.signal)).siteItems(kept.site, reading)
    : (await patiently(reader, reading.signal)).fileItems(
        { files: kept.files, folders: kept.folders ?? [] },
        reading,
      );
