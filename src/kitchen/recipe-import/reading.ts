import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { RecipeParseAnswer } from '#contract/import/recipe-parse.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { call } from '../shell/network/connection.ts';
import { sourceOf } from './source-of.ts';

/** How far the source has come; what was pasted is with the form, and stays there through all of it. */
export type Reading =
  /** `cameFrom` is what was looked at before, where somebody comes back from it. */
  | { status: 'asked'; failure: Failure | null; cameFrom?: 'text' | 'file' }
  | { status: 'reading' }
  /** `sourceId` is of the text that was read; null for a file. */
  | { status: 'read'; answer: RecipeParseAnswer; sourceId: string | null };

const asked = { status: 'asked', failure: null } satisfies Reading;
const $current = atom<Reading>(asked);
export const $reading: ReadableAtom<Reading> = $current;

/** Asks anew; what was read before is forgotten, what was pasted is not. */
export function askAgain(): void {
  const before = $current.get();
  const isFile = before.status === 'read' && before.sourceId === null;
  $current.set({ ...asked, cameFrom: isFile ? 'file' : 'text' });
}

/** Shows what was read without the server. */
export const showRead = (answer: RecipeParseAnswer): void =>
  $current.set({ status: 'read', answer, sourceId: null });

type Pasted = { id: string; text: string };

export async function readPasted({ id, text }: Pasted, language: string): Promise<void> {
  $current.set({ status: 'reading' });
  try {
    const json = sourceOf(text, language);
    const answer = await jsonOf(await call(() => manageApi['recipe-parse'].$post({ json })));
    $current.set({ status: 'read', answer, sourceId: id });
  } catch (error) {
    $current.set({ status: 'asked', failure: failureOf(error) });
  }
}

/** The text of which the one recipe was read; null where others of it are still no drafts. */
export function readSourceId(): string | null {
  const reading = $current.get();
  if (reading.status !== 'read' || reading.answer.recipes.length > 1) return null;
  return reading.sourceId;
}
