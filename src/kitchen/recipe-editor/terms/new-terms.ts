import { atom, type ReadableAtom } from 'nanostores';
import { namedSo } from '#domain/kitchen/naming/find-named.ts';
import { awaitedKinds, awaitedTerms, withArrived } from '#domain/kitchen/terms/awaited-terms.ts';
import { termsOfKind } from '#domain/kitchen/terms/site-terms.ts';
import type { TermId } from '#domain/ids.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';
import { termFieldOf } from '#domain/recipe/recipe-terms.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { $siteGlobals } from '../site-globals.ts';
import { createTerm } from './term-calls.ts';

export const keyOf = (kind: TermKind, title: string): string => `${kind} ${title}`;

const $keys = atom<ReadonlySet<string>>(new Set());
/** What is on its way to the site, by `keyOf`. */
export const $termsOnTheirWay: ReadableAtom<ReadonlySet<string>> = $keys;

type Made = {
  kind: TermKind;
  titles: readonly string[];
  /** Changes of the draft that belong together; see `DraftChange`. */
  group?: string;
  /** Nobody asked for it just now, so nobody is told that it failed. */
  isQuiet?: boolean;
};

/** Makes what the recipe awaits; what fails stays awaited. */
export async function makeTerms(draft: RecipeDraft, { kind, titles, ...how }: Made): Promise<void> {
  const { group, isQuiet = false } = how;
  const waiting = titles.filter((title) => !$keys.get().has(keyOf(kind, title)));
  const keys = waiting.map((title) => keyOf(kind, title));
  $keys.set(new Set([...$keys.get(), ...keys]));
  // One after the other, so that each finds an address that is free.
  for (const title of waiting) {
    const id = knownTerm(kind, title) ?? (await createTerm(kind, title, isQuiet));
    $keys.set(new Set([...$keys.get()].filter((key) => key !== keyOf(kind, title))));
    if (id === null) continue;
    draft.change({
      field: termFieldOf[kind],
      update: (recipe) => withArrived(recipe, kind, { title, id }),
      ...(group !== undefined && { group }),
    });
  }
}

/** The answer to a call before may have been lost. */
function knownTerm(kind: TermKind, title: string): TermId | null {
  const site = $siteGlobals.get();
  return site && (namedSo(termsOfKind(site, kind), title, site.language)?.id ?? null);
}

/** Tries once more whatever the recipe awaits. */
export function makeAwaitedTerms(draft: RecipeDraft): void {
  const recipe = draft.$recipe.get();
  for (const kind of awaitedKinds(recipe)) {
    void makeTerms(draft, { kind, titles: awaitedTerms(recipe, kind), isQuiet: true });
  }
}
