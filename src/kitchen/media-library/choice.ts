import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { MediaItem } from '#contract/media/library.ts';
import { debounced } from '#stores/debounce.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';

export type ChoicePicture = Extract<MediaItem, { kind: 'picture' }>;

type Choice = { items: readonly ChoicePicture[] | null; hasMore: boolean; reason: string | null };

const $found = atom<Choice>({ items: null, hasMore: false, reason: null });
/** Pictures to choose from; what was found stays while the next are looked for. */
export const $choice: ReadableAtom<Choice> = $found;

const partSize = '48';
const quietMs = 250;
type Asked = { words: string; number: number; cursor: string | null };
let asked: Asked = { words: '', number: 0, cursor: null };

const search = debounced(quietMs, (words: string) => void load(words, null));

/** Looks for pictures once typing rests; returns what calls that off. */
export function searchChoice(words: string): () => void {
  if ($found.get().items === null) void load(words, null);
  else search.soon(words);
  return search.cancel;
}

export async function chooseMore(): Promise<void> {
  if (asked.cursor !== null) await load(asked.words, asked.cursor);
}

async function load(words: string, cursor: string | null): Promise<void> {
  const number = asked.number + 1;
  asked = { words, number, cursor: null };
  try {
    const param = { siteSlug: siteSlugHere() };
    const query = { q: words.trim(), limit: partSize, ...(cursor !== null && { cursor }) };
    const answer = await call(() => manageApi[':siteSlug'].media.$get({ param, query }));
    const part = await jsonOf(answer);
    if (asked.number !== number) return;
    asked = { ...asked, cursor: part.cursor };
    const before = cursor === null ? [] : ($found.get().items ?? []);
    const pictures = part.items.filter((item) => item.kind === 'picture');
    $found.set({ items: [...before, ...pictures], hasMore: part.cursor !== null, reason: null });
  } catch (error) {
    if (asked.number === number) $found.set({ ...$found.get(), reason: failureOf(error).message });
  }
}
