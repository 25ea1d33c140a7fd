import { useState } from 'react';
import { namedSo } from '#domain/kitchen/naming/find-named.ts';
import { termsOfKind, withTerm } from '#domain/kitchen/terms/site-terms.ts';
import type { TermId } from '#domain/ids.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';
import { termFieldOf } from '#domain/recipe/recipe-terms.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import type { SiteGlobals } from '../site-globals.ts';
import { createTerm } from './term-calls.ts';

/** A term that is being made; a failed one stays until it is tried again or taken away. */
type Awaited = { title: string; hasFailed: boolean };

type Needs = { draft: RecipeDraft; kind: TermKind; site: SiteGlobals };

/** Words become the terms that are called so, or new ones. */
export function useNewTerms({ draft, kind, site }: Needs) {
  const [awaited, setAwaited] = useState<readonly Awaited[]>([]);
  const put = (ids: TermId[]) =>
    draft.change({
      field: termFieldOf[kind],
      update: (recipe) => ids.reduce((changed, id) => withTerm(changed, kind, id), recipe),
    });
  const forget = (title: string) =>
    setAwaited((before) => before.filter((each) => each.title !== title));
  const create = async (titles: readonly string[]) => {
    // One after the other, so that each finds an address that is free.
    for (const title of titles) {
      const id = await createTerm(kind, title);
      if (id === null) {
        setAwaited((before) =>
          before.map((each) => (each.title === title ? { title, hasFailed: true } : each)),
        );
      } else {
        put([id]);
        forget(title);
      }
    }
  };
  const begin = (titles: readonly string[]) => {
    const begun = titles.map((title) => ({ title, hasFailed: false }));
    setAwaited((before) => [...before.filter(({ title }) => !titles.includes(title)), ...begun]);
    void create(titles);
  };
  const add = (words: readonly string[], chosen: TermId | null): boolean => {
    const terms = termsOfKind(site, kind);
    const found = words.map((title) => ({
      title,
      id: chosen ?? namedSo(terms, title, site.language)?.id ?? null,
    }));
    put(found.flatMap(({ id }) => id ?? []));
    const unknown = found.filter(({ id }) => id === null).map(({ title }) => title);
    if (unknown.length > 0) begin([...new Set(unknown)]);
    return true;
  };
  return { awaited, add, forget, retry: (title: string) => begin([title]) };
}
