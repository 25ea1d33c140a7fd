import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { recipeImportMessages as texts } from '#contract/kitchen/import/recipe-import-messages.ts';
import type { ImportItemInput } from '#contract/import/imports.ts';
import { importLimits } from '#domain/import/imports/import-item.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { type Batch, batchBytesMax, batchOf, bringEach, bytesOf } from './batch.ts';
import { patiently } from '../patiently.ts';
import { withoutRefusedParts } from './without-refused-parts.ts';

/** Brings items in as few requests as their sizes allow; each arrives once, whatever fails between. */
export function itemBatch(
  importId: string,
  signal: AbortSignal,
  onKept: (count: number) => void,
): Batch<ImportItemInput> {
  const { items: itemCalls } = manageApi[':siteSlug']['recipe-imports'][':recipeImportId'];
  const bring = async (items: ImportItemInput[]) => {
    const param = { siteSlug: siteSlugHere(), recipeImportId: importId };
    const answer = await patiently(
      () => call(() => itemCalls.$post({ param, json: { items } })),
      signal,
    );
    onKept((await jsonOf(answer)).items.length);
  };
  const refuse = async (item: ImportItemInput, error: Error) => {
    if (item.outcome === 'none') throw error;
    const rest = item.outcome === 'page' ? null : withoutRefusedParts(item, error);
    if (rest) await bringEach([rest], { bring, refuse });
    else await bring([refused(item, failureOf(error).message)]);
  };
  const batch = batchOf<ImportItemInput>(importLimits.items, (items) =>
    bringEach(items, { bring, refuse }),
  );
  return {
    ...batch,
    add: (item) => batch.add(bytesOf(item) > batchBytesMax ? tooLarge(item) : item),
  };
}

type WithContent = Exclude<ImportItemInput, { outcome: 'none' }>;

const refused = (item: WithContent, text: string): ImportItemInput => ({
  outcome: 'none',
  key: item.key,
  title: titleOf(item),
  notes: [{ kind: 'problem' as const, text }, ...item.notes].slice(0, importLimits.notes),
});

const tooLarge = (item: ImportItemInput): ImportItemInput =>
  item.outcome === 'none' ? item : refused(item, texts.files.problems.too_large);

function titleOf(item: WithContent): string {
  if (item.outcome === 'collect') return item.collection.title;
  return 'recipe' in item ? item.recipe.title : item.title;
}
