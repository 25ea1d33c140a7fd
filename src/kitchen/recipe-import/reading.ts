import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { RecipeParseAnswer } from '#contract/import/recipe-parse.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { call } from '../shell/connection.ts';
import { sourceOf } from './source-of.ts';

/** How far the source has come; what was pasted is with the form, and stays there through all of it. */
export type Reading =
  | { status: 'asked'; failure: Failure | null }
  | { status: 'reading' }
  | { status: 'read'; answer: RecipeParseAnswer };

const asked: Reading = { status: 'asked', failure: null };
const $current = atom<Reading>(asked);
export const $reading: ReadableAtom<Reading> = $current;

/** Asks anew; what was read before is forgotten, what was pasted is not. */
export const askAgain = (): void => $current.set(asked);

/** Shows what was read without the server. */
export const showRead = (answer: RecipeParseAnswer): void =>
  $current.set({ status: 'read', answer });

export async function readPasted(pasted: string, language: string): Promise<void> {
  $current.set({ status: 'reading' });
  try {
    const json = sourceOf(pasted, language);
    const answer = await jsonOf(await call(() => manageApi['recipe-parse'].$post({ json })));
    $current.set({ status: 'read', answer });
  } catch (error) {
    $current.set({ status: 'asked', failure: failureOf(error) });
  }
}
