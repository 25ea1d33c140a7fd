import { describe, expect, it } from 'vitest';
import {
  countIds,
  findChoices,
  choiceTitled,
  pressed,
  type Share,
  shareOf,
  shownShare,
  type Wishes,
} from './choices.ts';

const groups = [
  {
    kind: 'meal',
    choices: [
      { id: '1', title: 'Frühstück', count: 2 },
      { id: '2', title: 'Brunch', count: 0 },
    ],
  },
  { kind: 'tag', choices: [{ id: '3', title: 'Quick brunch', count: 1 }] },
];

describe('What recipes can be filtered and tagged by', () => {
  it('is found by any part of its words, without case and accents', () => {
    expect(findChoices(groups, 'fruh')).toEqual([
      { kind: 'meal', choices: [{ id: '1', title: 'Frühstück', count: 2 }] },
    ]);
    expect(findChoices(groups, 'BRUNCH').map(({ choices }) => choices.length)).toEqual([1, 1]);
    expect(findChoices(groups, ' ')).toEqual(groups);
    expect(findChoices(groups, 'dinner')).toEqual([]);
  });

  it('is there already under the same name', () => {
    expect(choiceTitled(groups, ' fruhstuck ')?.title).toBe('Frühstück');
    expect(choiceTitled(groups, 'brun')).toBeUndefined();
  });

  it('says how many have it', () => {
    const counts = countIds([{ ids: ['1', '2'] }, { ids: ['1'] }], ({ ids }) => ids);
    expect([...counts]).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
  });
});

describe('A press on what picked recipes have', () => {
  const presses = (share: Share, times: number) => {
    let wishes: Wishes = new Map();
    const shown: Share[] = [];
    for (let time = 0; time < times; time += 1) {
      wishes = pressed(wishes, 'id', share);
      shown.push(shownShare(share, wishes.get('id')));
    }
    return { shown, isAsItWas: wishes.size === 0 };
  };

  it('gives it to all, takes it from all, and leaves it as it was', () => {
    expect(presses('some', 3)).toEqual({ shown: ['all', 'none', 'some'], isAsItWas: true });
    expect(presses('all', 2)).toEqual({ shown: ['none', 'all'], isAsItWas: true });
    expect(presses('none', 2)).toEqual({ shown: ['all', 'none'], isAsItWas: true });
  });

  it('begins with how many of them have it', () => {
    expect([shareOf(0, 3), shareOf(2, 3), shareOf(3, 3), shareOf(0, 0)]).toEqual([
      'none',
      'some',
      'all',
      'none',
    ]);
  });
});
