import { expect, it } from 'vitest';
import type { ImportAnswer, ImportUndoAnswer } from '#contract/import/imports.ts';
import type { RecipesAnswer } from '#contract/recipe/recipe-view.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { interruptedDatabase } from '#functions/testing/database/broken-database.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const { base, token } = cook.site;

const made = (key: string) => ({ outcome: 'make', key, recipe: aRecipe(), notes: [] });
const asked = { ...made('asked'), outcome: 'ask', repeats: null };
const comment = {
  key: 'first',
  id: '7',
  parentId: null,
  name: 'Ada',
  isFromCook: false,
  rating: null,
  content: 'Lovely.',
  at: null,
  isHeld: false,
};

/** Everything that brings more to an import. */
const writes = {
  items: () => ({ items: [made('second')] }),
  drafts: () => ({ keys: ['asked'] }),
  comments: () => ({ comments: [comment] }),
  links: () => ({ from: 0 }),
};

async function anImport() {
  const id = crypto.randomUUID();
  await cook.post('/recipe-imports', { id, name: 'Pies' });
  await cook.post(`/recipe-imports/${id}/items`, { items: [made('first'), asked] });
  return `/recipe-imports/${id}`;
}

const undoPart = async (at: string) => (await cook.post<ImportUndoAnswer>(`${at}/undo`)).body.left;
async function undoAll(at: string) {
  let left = await undoPart(at);
  while (left > 0) left = await undoPart(at);
}

/** What a call answers while all of its import is taken back in one of its round trips; null past its last. */
async function met(write: keyof typeof writes, at: number) {
  const path = await anImport();
  const meanwhile = () => undoAll(path);
  const { database, trips } = interruptedDatabase(app.database, { at, meanwhile });
  const slow = await testApp({ config: unhurried, database });
  const body = writes[write]();
  const { status } = await slow.call('POST', `${base}${path}/${write}`, { token, body });
  const { undoneAt, counts } = (await cook.get<ImportAnswer>(path)).body.import;
  const { total } = (await cook.get<RecipesAnswer>('/recipes')).body;
  await undoAll(path);
  return trips() < at ? null : { status, wasUndone: undoneAt !== null, made: counts.made, total };
}

/** What came of it in each of its round trips. */
async function outcomesOf(write: keyof typeof writes) {
  const outcomes = [];
  for (let at = 1; ; at += 1) {
    const outcome = await met(write, at);
    if (outcome === null) return outcomes;
    outcomes.push(outcome);
  }
}

it.each(Object.keys(writes) as (keyof typeof writes)[])(
  'What is taken back gets nothing more, whenever that happens: %s',
  async (write) => {
    const outcomes = await outcomesOf(write);
    expect(outcomes.length).toBeGreaterThan(1);
    const ends = outcomes.map(({ status: _status, ...end }) => end);
    expect(ends).toEqual(outcomes.map(() => ({ wasUndone: true, made: 0, total: 0 })));
  },
);
