import { jsonOf } from '#api/json-of.ts';
import { ApiError } from '#api/api-error.ts';
import { manageApi } from '#api/manage-api.ts';
import { recipeImportMessages as texts } from '#contract/kitchen/recipe-import-messages.ts';
import type { ImportItemInput, KeptItemsAnswer } from '#contract/import/imports.ts';
import { importLimits } from '#domain/import/imports/import-item.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../../shell/address.ts';
import { call } from '../../shell/connection.ts';
import { patiently } from './patiently.ts';
import { withoutRefusedParts } from './without-refused-parts.ts';

/** Of the megabyte that a request may have. */
const bytesMax = 900_000;

type KeptItem = KeptItemsAnswer['items'][number];
export type ItemBatch = {
  add: (item: ImportItemInput) => Promise<void>;
  /** Sends what is left. */
  flush: () => Promise<void>;
};

/** Brings items in as few requests as their sizes allow; each arrives once, whatever fails between. */
export function itemBatch(
  importId: string,
  signal: AbortSignal,
  onKept: (items: readonly KeptItem[]) => void,
): ItemBatch {
  let waiting: ImportItemInput[] = [];
  let bytes = 0;
  const flush = async () => {
    if (waiting.length === 0) return;
    onKept(await send(waiting, { importId, signal }));
    waiting = [];
    bytes = 0;
  };
  return {
    flush,
    add: async (given) => {
      const item = sizeOf(given) > bytesMax ? tooLarge(given) : given;
      const size = sizeOf(item);
      if (bytes + size > bytesMax) await flush();
      waiting.push(item);
      bytes += size;
      if (waiting.length >= importLimits.items) await flush();
    },
  };
}

type Sending = { importId: string; signal: AbortSignal };

/** Where one of them is refused, the others come all the same. */
async function send(items: readonly ImportItemInput[], sending: Sending): Promise<KeptItem[]> {
  try {
    return await bring(items, sending);
  } catch (error) {
    if (!isOfContent(error)) throw error;
    const [item] = items;
    if (items.length > 1) return await oneByOne(items, sending);
    if (!item || item.outcome === 'none') throw error;
    const rest = withoutRefusedParts(item, error);
    return rest ? send([rest], sending) : bring([refused(item, failureOf(error).message)], sending);
  }
}

async function oneByOne(items: readonly ImportItemInput[], sending: Sending): Promise<KeptItem[]> {
  const kept: KeptItem[] = [];
  for (const each of items) kept.push(...(await send([each], sending)));
  return kept;
}

async function bring(
  items: readonly ImportItemInput[],
  { importId, signal }: Sending,
): Promise<KeptItem[]> {
  const param = { siteSlug: siteSlugHere(), recipeImportId: importId };
  const json = { items: [...items] };
  const { items: itemCalls } = manageApi[':siteSlug']['recipe-imports'][':recipeImportId'];
  const answer = await patiently(() => call(() => itemCalls.$post({ param, json })), signal);
  return (await jsonOf(answer)).items;
}

const sizeOf = (item: ImportItemInput): number =>
  new TextEncoder().encode(JSON.stringify(item)).length;

const isOfContent = (error: unknown): boolean =>
  error instanceof ApiError && [400, 409, 413].includes(error.status);

type WithRecipe = Exclude<ImportItemInput, { outcome: 'none' }>;

const refused = (item: WithRecipe, text: string): ImportItemInput => ({
  outcome: 'none',
  key: item.key,
  title: (item.outcome === 'collect' ? item.collection : item.recipe).title,
  notes: [{ kind: 'problem' as const, text }, ...item.notes].slice(0, importLimits.notes),
});

const tooLarge = (item: ImportItemInput): ImportItemInput =>
  item.outcome === 'none' ? item : refused(item, texts.files.problems.too_large);
