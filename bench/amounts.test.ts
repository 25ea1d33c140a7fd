import { describe, expect, it } from 'vitest';
import { demoLines, sharedLines } from './amount-lines.ts';
import { measureAmounts, solidCupShare } from './amounts.ts';

const absence = 'the development data folder is absent';

describe('Amounts as readers see them, §9', () => {
  it('of the demo are right in every view and at every scale', () => {
    const { views } = measureAmounts(demoLines());
    expect(Math.max(...views.map(({ off5 }) => off5))).toBeLessThan(0.01);
    expect(views.filter(({ off10 }) => off10 > 0)).toEqual([]);
  });

  it('of the shared recipes are right in every view and at every scale', ({ skip }) => {
    const lines = sharedLines();
    skip(lines.length === 0, absence);
    const { views } = measureAmounts(lines);
    expect(Math.max(...views.map(({ off5 }) => off5))).toBeLessThan(0.005);
    expect(views.filter(({ off10 }) => off10 > 0)).toEqual([]);
  });

  it('of solids in cups can be weighed', ({ skip }) => {
    const { lines, share } = solidCupShare();
    skip(lines === 0, absence);
    expect(share).toBeGreaterThan(0.95);
  });
});
