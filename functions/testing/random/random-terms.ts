import type { Cook, KnownTerm } from './random-cook.ts';
import { words3 } from './random-words.ts';

/** Some of them are shown as badges on cards. */
const termSlugs = ['dinner', 'breakfast', 'dessert', 'sandwich', 'supper', 'lunch', 'tea'];
const termKinds = ['meal', 'category', 'tag'] as const;

const standing = ({ terms }: Cook) => terms.filter(({ intoId }) => intoId === null);

export async function addTerm(cook: Cook): Promise<void> {
  const kind = cook.random.pick(termKinds);
  const body = { kind, slug: cook.random.pick(termSlugs), title: words3(cook) };
  const answer = await cook.send<{ term?: { id: string } }>('POST', '/terms', body);
  if (answer.term) cook.terms.push({ id: answer.term.id, kind, intoId: null });
}

export async function renameTerm(cook: Cook): Promise<void> {
  const terms = standing(cook);
  if (terms.length === 0) return;
  const body = { slug: cook.random.pick(termSlugs), title: words3(cook) };
  await cook.send('PUT', `/terms/${cook.random.pick(terms).id}`, body);
}

/** What a recipe names stays; what was merged into one that goes goes too. */
export async function deleteTerm(cook: Cook): Promise<void> {
  const terms = standing(cook);
  if (terms.length === 0) return;
  const { id } = cook.random.pick(terms);
  const refused = await cook.send<object | null>('DELETE', `/terms/${id}`);
  if (refused !== null) return;
  const gone = cook.terms.filter((term) => shownBy(cook, term) === id);
  for (const term of gone) cook.terms.splice(cook.terms.indexOf(term), 1);
}

export async function mergeTerms(cook: Cook): Promise<void> {
  const terms = standing(cook);
  if (terms.length === 0) return;
  const term = cook.random.pick(terms);
  const others = terms.filter((each) => each.kind === term.kind && each !== term);
  if (others.length === 0) return;
  const { id: intoId } = cook.random.pick(others);
  await cook.send('POST', `/terms/${term.id}/merge`, { intoId });
  term.intoId = intoId;
}

export async function separateTerm(cook: Cook): Promise<void> {
  const merged = cook.terms.filter(({ intoId }) => intoId !== null);
  if (merged.length === 0) return;
  const term = cook.random.pick(merged);
  await cook.send('POST', `/terms/${term.id}/separate`);
  term.intoId = null;
}

function shownBy(cook: Cook, term: KnownTerm): string {
  const into = cook.terms.find(({ id }) => id === term.intoId);
  return into ? shownBy(cook, into) : term.id;
}
