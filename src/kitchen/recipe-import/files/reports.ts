import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type {
  ImportItemsAnswer,
  ImportItemsQuery,
  ImportPublicationInput,
  ImportView,
} from '#contract/import/imports.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { importLimits } from '#domain/import/imports/import-item.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { notify } from '../../shell/notices/notices.ts';
import { linkDrafts } from './link-drafts.ts';

const texts = recipeImportMessages.report;
const imports = manageApi[':siteSlug']['recipe-imports'];
const paramOf = (recipeImportId: string) => ({ siteSlug: siteSlugHere(), recipeImportId });

const $all = atom<readonly ImportView[]>([]);
/** What was imported before, the newest first. */
export const $imports: ReadableAtom<readonly ImportView[]> = $all;

export async function loadImports(): Promise<void> {
  await orTold(async () => {
    const answer = await call(() => imports.$get({ param: { siteSlug: siteSlugHere() } }));
    $all.set((await jsonOf(answer)).imports);
  });
}

export type Shown = ImportItemsQuery['show'];
const pageSize = 50;

/** Null where they could not be had, which is told. */
export async function loadItems(
  id: string,
  show: Shown,
  offset: number,
): Promise<ImportItemsAnswer | null> {
  return orTold(async () => {
    const query = { show, limit: String(pageSize), offset: String(offset) };
    const param = paramOf(id);
    return jsonOf(await call(() => imports[':recipeImportId'].items.$get({ param, query })));
  });
}

/** Makes drafts of everything that repeats a recipe. */
export async function makeAllDrafts(id: string): Promise<void> {
  await orTold(async () => {
    const param = paramOf(id);
    for (;;) {
      const waiting = await loadItems(id, 'repeated', 0);
      const keys = waiting?.items.map(({ key }) => key).slice(0, importLimits.items) ?? [];
      if (keys.length === 0) break;
      await jsonOf(
        await call(() => imports[':recipeImportId'].drafts.$post({ param, json: { keys } })),
      );
    }
    await linkDrafts(id, new AbortController().signal);
    await loadImports();
  });
}

/** Takes all drafts of an import back, a hundred at a time; can be asked again where it broke off. */
export async function undoImport(id: string, onLeft: (left: number) => void): Promise<void> {
  await orTold(async () => {
    const param = paramOf(id);
    for (;;) {
      const { left } = await jsonOf(
        await call(() => imports[':recipeImportId'].undo.$post({ param })),
      );
      onLeft(left);
      if (left === 0) break;
    }
    notify(texts.undoneNow);
  });
  await loadImports();
}

/** Publishes drafts of an import in as few builds as there can be. */
export async function publishImport(
  id: string,
  which: ImportPublicationInput['which'],
): Promise<void> {
  await orTold(async () => {
    const param = paramOf(id);
    const { publications } = imports[':recipeImportId'];
    let left = Infinity;
    let before: number;
    do {
      before = left;
      ({ left } = await jsonOf(await call(() => publications.$post({ param, json: { which } }))));
    } while (left > 0 && left < before);
    notify(recipeImportMessages.publish.done);
  });
  await loadImports();
}

async function orTold<Result>(run: () => Promise<Result>): Promise<Result | null> {
  try {
    return await run();
  } catch (error) {
    notify(failureOf(error).message);
    return null;
  }
}
