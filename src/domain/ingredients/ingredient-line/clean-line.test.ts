import { describe, expect, it } from 'vitest';
import { cleanLine } from './clean-line.ts';

describe('Pasted ingredient lines, design §14', () => {
  it.each([
    ['  1 cup\u00A0 flour\t', '1 cup flour'],
    ['- 1 cup flour', '1 cup flour'],
    ['• 1 cup flour', '1 cup flour'],
    ['* 1 cup flour', '1 cup flour'],
    ['- [ ] 1 cup flour', '1 cup flour'],
    ['[x] 1 cup flour', '1 cup flour'],
    ['1 cup [flour](/flour)', '1 cup flour'],
    ['1 cup ![flour](/flour.png "fine")', '1 cup flour'],
    ['**8 to 10 radishes**, _julienned_', '8 to 10 radishes, julienned'],
    ['1 cup `snake_case` flour', '1 cup snake_case flour'],
    ['2 clove(s) garlic', '2 cloves garlic'],
    ['&frac12; cup salt &amp; pepper', '½ cup salt & pepper'],
    ['zero\u200Bwidth', 'zerowidth'],
    ['', ''],
  ])('turns %j into %j', (line, clean) => {
    expect(cleanLine(line)).toBe(clean);
  });

  it('keeps brackets that are no link', () => {
    expect(cleanLine('1 (16 ounce) package [see note]')).toBe('1 (16 ounce) package [see note]');
  });
});
