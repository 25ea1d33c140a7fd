import { describe, expect, it } from 'vitest';
import { planRollback, type RecipeNow } from './plan-rollback.ts';
import type { Publication } from './published-state.ts';

const shown = (version: number, changed: Partial<Publication> = {}): Publication => ({
  version,
  slug: 'plum-tart',
  title: `Plum Tart ${version}`,
  publishedAt: 1,
  isPremium: false,
  ...changed,
});
const now = (recipe: Partial<RecipeNow>): RecipeNow => ({
  id: 'plum',
  title: 'Plum Tart',
  shown: null,
  isClosed: false,
  takenBack: null,
  ...recipe,
});
const then = (publication: Publication | null) => new Map([['plum', publication]]);

describe('A rollback', () => {
  it('shows the revision of then', () => {
    const plan = planRollback(then(shown(1)), [now({ shown: shown(3) })]);
    expect(plan).toEqual({
      moves: [{ id: 'plum', from: shown(3), to: shown(1) }],
      staying: [],
    });
  });

  it('takes away what was not published then', () => {
    const plan = planRollback(new Map(), [now({ shown: shown(3) })]);
    expect(plan.moves).toEqual([{ id: 'plum', from: shown(3), to: null }]);
  });

  it('leaves what shows the same', () => {
    const plan = planRollback(then(shown(3)), [now({ shown: shown(3) })]);
    expect(plan).toEqual({ moves: [], staying: [] });
  });

  it('brings back what another rollback took away, and nothing that its cook withdrew', () => {
    const back = planRollback(then(shown(1)), [now({ takenBack: shown(3) })]);
    expect(back.moves).toEqual([{ id: 'plum', from: null, to: shown(1) }]);
    const withdrawn = planRollback(then(shown(1)), [now({})]);
    expect(withdrawn.moves).toEqual([]);
    expect(withdrawn.staying).toEqual([{ id: 'plum', title: 'Plum Tart 1', reason: 'withdrawn' }]);
  });

  it('opens nothing that has become premium since, also behind another rollback', () => {
    const premium = shown(3, { isPremium: true });
    const direct = planRollback(then(shown(1)), [now({ shown: premium })]);
    const behind = planRollback(then(shown(1)), [now({ takenBack: premium })]);
    expect([direct, behind].map(({ moves }) => moves)).toEqual([[], []]);
    expect(direct.staying).toMatchObject([{ reason: 'premium' }]);
  });

  it('opens nothing that its cook has closed in the working copy, shown or taken back', () => {
    const plans = [{ shown: shown(3) }, { takenBack: shown(3) }].map((recipe) =>
      planRollback(then(shown(1)), [now({ ...recipe, isClosed: true })]),
    );
    const staying = [{ id: 'plum', title: 'Plum Tart 1', reason: 'premium' }];
    expect(plans).toEqual([
      { moves: [], staying },
      { moves: [], staying },
    ]);
  });

  it('locks again what was premium then', () => {
    const premium = shown(1, { isPremium: true });
    const plan = planRollback(then(premium), [now({ shown: shown(3) })]);
    expect(plan.moves).toMatchObject([{ to: premium }]);
  });

  it('takes no address from another recipe, and takes one that becomes free', () => {
    const other = { id: 'other', shown: shown(2), title: 'Other' };
    const moved = now({ shown: shown(3, { slug: 'moved' }) });
    const states = new Map([...then(shown(1)), ['other', shown(2)] as const]);
    const taken = planRollback(states, [moved, now(other)]);
    expect(taken.staying).toMatchObject([{ id: 'plum', reason: 'address' }]);
    const freed = planRollback(then(shown(1)), [moved, now(other)]);
    expect(freed.moves.map(({ id, to }) => [id, to?.slug])).toEqual([
      ['plum', 'plum-tart'],
      ['other', undefined],
    ]);
  });
});
