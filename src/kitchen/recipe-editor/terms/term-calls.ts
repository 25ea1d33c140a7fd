import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import type { TermsAnswer } from '#contract/site/globals.ts';
import type { TermId } from '#domain/ids.ts';
import { freeTermSlug } from '#domain/kitchen/terms/site-terms.ts';
import type { TermKind } from '#domain/recipe/recipe.ts';
import type { TermFacts } from '#domain/recipe/recipe-terms.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { notify } from '../../shell/notices/notices.ts';
import { forgetDone, tellDone } from '../../shell/notices/page-history.ts';
import { followPublishing } from '../../shell/publishing/publishing-state.ts';
import { $siteGlobals, changeSiteGlobals } from '../site-globals.ts';

const { terms: texts } = dishMessages;
const terms = manageApi[':siteSlug'].terms;
const one = terms[':termId'];

const noTerms = { terms: [], mergedTerms: [] };

const paramOf = (termId: TermId) => ({ siteSlug: siteSlugHere(), termId });

/** Keeps a new term of the cook's; null where that failed, which is told unless nobody waits for it. */
export async function createTerm(
  kind: TermKind,
  title: string,
  isQuiet = false,
): Promise<TermId | null> {
  const made = () => create(kind, title);
  return isQuiet ? made().catch(() => null) : tried(made);
}

async function create(kind: TermKind, title: string): Promise<TermId> {
  const json = { kind, title, slug: freeTermSlug(kind, title, $siteGlobals.get() ?? noTerms) };
  const answer = await call(() => terms.$post({ param: { siteSlug: siteSlugHere() }, json }));
  const { term } = await jsonOf(answer);
  changeSiteGlobals((known) => ({ terms: [...known.terms, term] }));
  return term.id;
}

/** Its address stays, so that links to it go on working. */
export async function renameTerm({ id, title: before }: TermFacts, title: string) {
  const rename = async (name: string) => {
    await call(() => one.$put({ param: paramOf(id), json: { title: name } }));
    changeSiteGlobals((known) => ({
      terms: known.terms.map((term) => (term.id === id ? { ...term, title: name } : term)),
    }));
    void followPublishing();
    return true;
  };
  if (!(await tried(() => rename(title)))) return false;
  tellDone(texts.renamed(title), () => rename(before), { redo: () => rename(title) });
  return true;
}

/** `recipeCount` is told; the recipes themselves are not written. */
export async function mergeTerm(term: TermFacts, into: TermFacts, recipeCount: number) {
  const isDone = await tried(async () => {
    const json = { intoId: into.id };
    const answer = await call(() => one.merge.$post({ param: paramOf(term.id), json }));
    note(term.kind, await jsonOf(answer));
    return true;
  });
  if (!isDone) return false;
  tellDone(texts.merged(term.title, into.title, recipeCount), () => separate(term), {
    id: term.id,
  });
  return true;
}

type Merged = Pick<TermFacts, 'id' | 'kind' | 'title'>;

export const separateTerm = (term: Merged) => tried(() => separate(term));

async function separate({ id, kind, title }: Merged): Promise<void> {
  note(kind, await jsonOf(await call(() => one.separate.$post({ param: paramOf(id) }))));
  forgetDone(id);
  notify(texts.separated(title));
}

/**
 * A term that no recipe has. `bringBack` gets it again where another copy of a recipe names it, or
 * by the undo the one that is made in its place.
 */
export async function deleteTerm(
  { id, kind, title }: TermFacts,
  bringBack: (id: TermId) => void,
): Promise<void> {
  try {
    await call(() => one.$delete({ param: paramOf(id) }));
  } catch (error) {
    const { code, message } = failureOf(error, { in_use: texts.inUse });
    if (code === 'in_use') bringBack(id);
    notify(texts.failed(message));
    return;
  }
  changeSiteGlobals((known) => ({
    terms: known.terms.filter((term) => term.id !== id),
    mergedTerms: known.mergedTerms.filter(({ termId }) => termId !== id),
  }));
  tellDone(texts.deleted(title), async () => bringBack(await create(kind, title)));
}

function note(kind: TermKind, answer: TermsAnswer): void {
  changeSiteGlobals((known) => ({
    terms: [...known.terms.filter((term) => term.kind !== kind), ...answer.terms],
    mergedTerms: [...known.mergedTerms.filter((term) => term.kind !== kind), ...answer.mergedTerms],
  }));
  void followPublishing();
}

async function tried<Value>(run: () => Promise<Value>): Promise<Value | null> {
  try {
    return await run();
  } catch (error) {
    notify(texts.failed(failureOf(error).message));
    return null;
  }
}
