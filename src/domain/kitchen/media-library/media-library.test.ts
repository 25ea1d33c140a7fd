import { describe, expect, it } from 'vitest';
import { fileSize, nameOfFile } from './file-facts.ts';
import { mediaViewQuery, readMediaView, wholeLibrary } from './media-view.ts';
import { sheetLayout, stepsOf } from './sheet-layout.ts';

const measures = { gap: 8, smallest: 148, caption: 28 };

describe('The view of the library', () => {
  it('is what its address says', () => {
    const view = { filter: 'unused', text: 'plum & cake' } as const;
    expect(readMediaView(new URLSearchParams(mediaViewQuery(view)))).toEqual(view);
    expect(mediaViewQuery(wholeLibrary)).toBe('');
  });

  it('is the whole library where the address names no known filter', () => {
    expect(readMediaView(new URLSearchParams('filter=constructor'))).toEqual(wholeLibrary);
  });
});

describe('A contact sheet', () => {
  it.each(Array.from({ length: 60 }, (_, place) => 100 + place * 37))(
    'fills a width of %i pixels and never more',
    (width) => {
      const { columns, side, rowHeight } = sheetLayout({ ...measures, width });
      const used = columns * side + (columns - 1) * measures.gap;
      expect(used).toBeLessThanOrEqual(width);
      expect(width - used).toBeLessThan(columns);
      expect(rowHeight).toBe(side + measures.caption + measures.gap);
    },
  );

  it('is walked through by rows and tiles', () => {
    expect([stepsOf('ArrowDown', 5), stepsOf('ArrowLeft', 5)]).toEqual([5, -1]);
    expect(stepsOf('toString', 5)).toBeUndefined();
  });
});

describe('What a file says of itself', () => {
  it.each([
    [400, '1 KB'],
    [54_321, '54 KB'],
    [12_400_000, '12.4 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text);
  });

  it.each([
    ['IMG_4711.HEIC', 'IMG_4711'],
    ['plum.cake.jpeg', 'plum.cake'],
    ['scan', 'scan'],
  ])('%s is called %s', (file, name) => {
    expect(nameOfFile(file)).toBe(name);
  });
});
