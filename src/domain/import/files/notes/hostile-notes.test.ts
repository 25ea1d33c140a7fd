import { describe, expect, it } from 'vitest';
import { partedPictures } from './note-marks.ts';
import { withoutTables } from './note-tables.ts';

describe('A note that means harm', () => {
  it('may have a table of as many columns as rows', () => {
    const count = 120_000;
    const rows = Array.from({ length: count }, () => '1|c');
    const lines = withoutTables(['a|'.repeat(count), '-|-', ...rows]);
    expect(lines).toHaveLength(count);
    expect(lines.at(-1)).toBe('1 c');
  });

  it('keeps a line that has no end as it is', () => {
    const line = `![a](a.jpg)${'![]('.repeat(5000)}`;
    expect(partedPictures(line, new Map())).toEqual({ text: line, pictures: [], links: [] });
  });

  it('has pictures in texts of many lines', () => {
    const text = `![a](a.jpg)${'\nMix it all well.'.repeat(2000)}`;
    expect(partedPictures(text, new Map()).pictures).toEqual([{ path: 'a.jpg', alt: 'a' }]);
  });
});
