import { useStore } from '@nanostores/react';
import { begunIn } from '#domain/kitchen/draft/begun-fields.ts';
import { namedSo } from '#domain/kitchen/naming/find-named.ts';
import { awaitedTerms, withAwaited, withoutAwaited } from '#domain/kitchen/terms/awaited-terms.ts';
import { termsOfKind, withTerm } from '#domain/kitchen/terms/site-terms.ts';
import type { TermId } from '#domain/ids.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';
import { termFieldOf } from '#domain/recipe/recipe-terms.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import type { SiteGlobals } from '../site-globals.ts';
import { $termsOnTheirWay, keyOf, makeTerms } from './new-terms.ts';

type Needs = { draft: RecipeDraft; kind: TermKind; site: SiteGlobals };

/** Words become the terms that are called so, or new ones, for which the working copy waits. */
export function useNewTerms({ draft, kind, site }: Needs) {
  const onTheirWay = useStore($termsOnTheirWay);
  const field = termFieldOf[kind];
  const awaited = awaitedTerms({ begun: useDraft(begunIn) }, kind).map((title) => ({
    title,
    hasFailed: !onTheirWay.has(keyOf(kind, title)),
  }));
  const add = (words: readonly string[], chosen: TermId | null): boolean => {
    const terms = termsOfKind(site, kind);
    const found = words.map((title) => ({
      title,
      id: chosen ?? namedSo(terms, title, site.language)?.id ?? null,
    }));
    const ids = found.flatMap(({ id }) => id ?? []);
    const titles = [...new Set(found.filter(({ id }) => id === null).map(({ title }) => title))];
    const group = `${field} ${crypto.randomUUID()}`;
    draft.change({
      field,
      update: (before) =>
        withAwaited(
          ids.reduce((changed, id) => withTerm(changed, kind, id), before),
          kind,
          titles,
        ),
      ...(titles.length > 0 && { group }),
    });
    void makeTerms(draft, { kind, titles, group });
    return true;
  };
  return {
    awaited,
    add,
    forget: (title: string) =>
      draft.change({ field, update: (before) => withoutAwaited(before, kind, title) }),
    retry: (title: string) => void makeTerms(draft, { kind, titles: [title] }),
  };
}
