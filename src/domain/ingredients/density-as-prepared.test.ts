import { describe, expect, it } from 'vitest';
import { paragraphsFromText } from '../text/rich-text.ts';
import { asPrepared } from './density-as-prepared.ts';
import { findDensity } from './ingredient-densities.ts';

const preparedDensity = (title: string, preparation: string | null, note: string | null = null) => {
  const ingredient = {
    id: title,
    title,
    gramsPerLiter: findDensity(title),
    defaultMetricMeasurementMethod: 'weight',
    defaultImperialMeasurementMethod: 'volume',
  } as const;
  const work = preparation === null ? null : paragraphsFromText(preparation);
  return asPrepared(ingredient, { preparation: work, note }).gramsPerLiter;
};

describe('What a cup of an ingredient weighs as a line prepares it', () => {
  it.each([
    ['spinach', 'cooked', 'cooked spinach'],
    ['rice', 'cooked and cooled', 'cooked rice'],
    ['sweet potatoes', 'mashed', 'mashed sweet potatoes'],
    ['cream', 'whipped', 'whipped cream'],
  ])('of %s, %s, is that of %s', (title, preparation, entry) => {
    expect(preparedDensity(title, preparation)).toBe(findDensity(entry));
    expect(preparedDensity(title, preparation)).not.toBe(findDensity(title));
  });

  it.each([
    ['cornflakes', 'crushed'],
    ['basil', 'firmly packed'],
    ['almonds', 'pulverized'],
    ['barley flour', 'cooked'],
  ])('of %s, %s, is not known', (title, preparation) => {
    expect(findDensity(title)).not.toBeNull();
    expect(preparedDensity(title, preparation)).toBeNull();
  });

  it.each(['packed', 'firmly packed', 'about, tightly packed'])(
    'is not that of a loose one where the line remarks %j',
    (note) => {
      expect(preparedDensity('basil', null, note)).toBeNull();
      expect(preparedDensity('brown sugar', null, note)).toBe(findDensity('brown sugar'));
    },
  );

  it.each(['loosely packed', 'packed in oil', 'about 2 cups packed leaves'])(
    'stays as it is where the line remarks %j',
    (note) => {
      expect(preparedDensity('basil', null, note)).toBe(findDensity('basil'));
    },
  );

  it.each([
    ['rice', null],
    ['rice', 'uncooked'],
    ['spinach', 'loosely packed'],
    ['tuna', 'packed in oil'],
    ['dark brown sugar', 'firmly packed'],
    ['black beans', 'cooked'],
    ['chicken', 'cooked'],
    ['walnuts', 'finely chopped'],
    ['cooked rice', 'cooked'],
  ])('of %s, %j, is the usual', (title, preparation) => {
    expect(preparedDensity(title, preparation)).toBe(findDensity(title));
    expect(findDensity(title)).not.toBeNull();
  });

  it.each(['crushed cornflakes', 'cornflakes, crushed', 'packed basil', 'mashed rice'])(
    'is not that of the thing in another state: %s',
    (name) => {
      expect(findDensity(name)).toBeNull();
    },
  );

  it('stays the cook’s own where the work does not change it', () => {
    const own = { id: 'c', title: 'chicken', gramsPerLiter: 500 } as const;
    const methods = {
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'weight',
    } as const;
    const work = paragraphsFromText('cooked');
    expect(
      asPrepared({ ...own, ...methods }, { preparation: work, note: null }).gramsPerLiter,
    ).toBe(500);
  });
});
