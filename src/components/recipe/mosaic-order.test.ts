import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aRecipeCard } from '#content/testing/frame-builders.ts';
import { mosaicOrder } from './mosaic-order.ts';

const aCard = (width: number | null) => {
  const image = { id: 'i', key: 'k', width: width ?? 0, height: 600, lqip: '', alt: '' };
  return aRecipeCard({
    image: width === null ? null : { ...image, contentType: 'image/jpeg' },
  });
};

it('A picture of few pixels is not set large where another can be', () => {
  const [small, plain, wide] = [aCard(300), aCard(null), aCard(1200)];
  expect(mosaicOrder([small, wide], 1)).toEqual([wide, small]);
  expect(mosaicOrder([small, plain, wide], 1)).toEqual([plain, small, wide]);
  expect(mosaicOrder([small, small, wide], 2)).toEqual([wide, small, small]);
});

it('All recipes stay, and those that are not chosen keep their order', () => {
  const widths = fc.array(fc.option(fc.integer({ min: 1, max: 2000 })));
  fc.assert(
    fc.property(widths, fc.nat(4), (all, large) => {
      const cards = all.map(aCard);
      const ordered = mosaicOrder(cards, large);
      expect(new Set(ordered)).toEqual(new Set(cards));
      const rest = ordered.slice(large).map((card) => cards.indexOf(card));
      expect(rest).toEqual(rest.toSorted((one, other) => one - other));
    }),
  );
});
