import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { MediaUsesAnswer } from '#contract/media/library.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';

export type Uses =
  | { status: 'loading' }
  | { status: 'failed'; reason: string }
  | ({ status: 'known' } & MediaUsesAnswer);

const $uses = atom<{ id: string; uses: Uses } | null>(null);
/** What shows the picture whose details are open. */
export const $mediaUses: ReadableAtom<{ id: string; uses: Uses } | null> = $uses;

/** The answer about the picture that was asked about last counts. */
export async function loadUses(mediaId: string): Promise<void> {
  if ($uses.get()?.id !== mediaId) $uses.set({ id: mediaId, uses: { status: 'loading' } });
  const uses = await ask(mediaId);
  if ($uses.get()?.id === mediaId) $uses.set({ id: mediaId, uses });
}

async function ask(mediaId: string): Promise<Uses> {
  const param = { siteSlug: siteSlugHere(), mediaId };
  try {
    const { uses } = manageApi[':siteSlug'].media[':mediaId'];
    return { status: 'known', ...(await jsonOf(await call(() => uses.$get({ param })))) };
  } catch (error) {
    return { status: 'failed', reason: failureOf(error).message };
  }
}

/** Places, recipes that are not listed included. */
export const countUses = ({ uses, recipeCount }: MediaUsesAnswer): number =>
  recipeCount + uses.filter((use) => use.in !== 'recipe').length;
