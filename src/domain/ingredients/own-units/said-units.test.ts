import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { showLineAmount } from '../../cooking/line-amount.ts';
import { unitRefOf } from '../../cooking/write-unit.ts';
import { builtInUnits } from '../../measures/built-in-units.ts';
import { displaySystems } from '../../measures/conversion.ts';
import { unitLabel } from '../../measures/units.ts';
import { unitIn } from '../languages/language-units.ts';
import { chainOf, measureWordsIn, saidUnits, type SiteUnits, unitsBehind } from './said-units.ts';
import { anOwnUnit, aSiteSaying, everyUnit } from './testing/own-units.ts';

const saying = (site: SiteUnits, slug: string, language = 'en') =>
  spelling({ site, slug, language });
const spelling = (line: { site: SiteUnits; slug: string; language: string; as?: string }) =>
  unitIn(line.language, saidUnits(line.site, line.language).get(line.slug)!, line.as);

describe('A unit that a cook renamed', () => {
  const spoon = anOwnUnit('tablespoon', { title: 'big spoon', pluralTitle: 'big spoons' });

  test('is said so in every English recipe, and in no other', () => {
    const said = { slug: 'tablespoon', title: 'big spoon', pluralTitle: 'big spoons' };
    expect(saying(aSiteSaying(spoon), 'tablespoon')).toMatchObject(said);
    expect(saying(aSiteSaying(spoon), 'tablespoon', 'en-GB')).toMatchObject(said);
    expect(saying(aSiteSaying(spoon), 'tablespoon', 'de').title).toBe('tablespoon');
    expect(measureWordsIn(aSiteSaying(spoon), 'de')?.units['tablespoon']).toEqual(['EL', 'EL']);
  });

  test('is not said where a line has a spelling of its own', () => {
    const dose = anOwnUnit('can', { language: 'de', title: 'Konserve', pluralTitle: 'Konserven' });
    const slice = anOwnUnit('slice', { title: 'piece off' });
    expect(saying(aSiteSaying(dose), 'can', 'de').title).toBe('Konserve');
    const ofDose = { site: aSiteSaying(dose), slug: 'can', language: 'de' };
    expect(spelling({ ...ofDose, as: 'Büchse' }).title).toBe('Büchse');
    const ofSlice = { site: aSiteSaying(slice), slug: 'slice', language: 'en' };
    expect(spelling({ ...ofSlice, as: 'rashers' }).pluralTitle).toBe('rashers');
  });

  test('keeps its size in the English of Britain', () => {
    const pint = anOwnUnit('pint', { title: 'jar', pluralTitle: 'jars' });
    expect(saying(aSiteSaying(pint), 'pint', 'en-GB').slug).toBe('imperial-pint');
    expect(measureWordsIn(aSiteSaying(pint), 'en-GB')?.units).toEqual({
      'imperial-pint': ['jar', 'jars'],
    });
  });

  test('costs an English page nothing where nothing was changed, or nothing that measures', () => {
    expect(measureWordsIn(aSiteSaying(), 'en')).toBeNull();
    expect(measureWordsIn(aSiteSaying(anOwnUnit('can', { title: 'tinned' })), 'en')).toBeNull();
    expect(measureWordsIn(aSiteSaying(spoon), 'en')?.units).toEqual({
      tablespoon: ['big spoon', 'big spoons'],
    });
  });
});

describe('A unit that is said for another', () => {
  const merged = [
    anOwnUnit('can', { intoId: 'tin' }),
    anOwnUnit('tin', { intoId: 'jar' }),
    anOwnUnit('jar', { title: 'glass jar', pluralTitle: 'glass jars' }),
  ];

  test('is said in its own words, by way of others too', () => {
    expect(saying(aSiteSaying(merged[0]!), 'can')).toMatchObject({ slug: 'tin', title: 'tin' });
    expect(saying(aSiteSaying(...merged), 'can').title).toBe('glass jar');
    expect(chainOf('can', merged, 'en')).toEqual(['can', 'tin', 'jar']);
    expect([...unitsBehind(['can'], merged)]).toEqual(['can', 'tin', 'jar']);
  });

  test('is said in the words that the language has for it', () => {
    const pinch = anOwnUnit('dash', { language: 'de', intoId: 'pinch' });
    expect(saying(aSiteSaying(pinch), 'dash', 'de').title).toBe('Prise');
    expect(saying(aSiteSaying(pinch), 'dash', 'en').title).toBe('dash');
  });

  test('ends where two rows say each other', () => {
    const [one, other] = [anOwnUnit('can', { intoId: 'tin' }), anOwnUnit('tin', { intoId: 'can' })];
    expect(chainOf('can', [one, other], 'en')).toEqual(['can', 'tin']);
  });
});

const letter = (place: number) => String.fromCodePoint(97 + place);
const wordOf = (index: number, form: string) =>
  `q${letter(index % 26)}${letter(Math.floor(index / 26))}${form}q`;
const renamed = builtInUnits.map(({ slug }, index) =>
  anOwnUnit(slug, { title: wordOf(index, 'a'), pluralTitle: wordOf(index, 'b') }),
);
const usual = new Map(
  builtInUnits.flatMap((unit, index) => [
    [wordOf(index, 'a'), unitLabel(unit, 1)],
    [wordOf(index, 'b'), unitLabel(unit, 2)],
  ]),
);
const method = fc.constantFrom('weight' as const, 'volume' as const);
const factor = fc.integer({ min: 1, max: 12 });
const aCase = fc.record({
  slug: fc.constantFrom(...everyUnit.keys()),
  min: fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom(1, 2, 3, 4, 8))
    .map(([over, under]) => over / under),
  further: fc.option(fc.constantFrom(...everyUnit.keys())),
  system: fc.constantFrom(...displaySystems),
  scale: fc.record({ wanted: factor, written: factor }),
  ingredient: fc.option(
    fc.record({
      gramsPerLiter: fc.option(fc.integer({ min: 100, max: 1500 })),
      metric: method,
      imperial: method,
    }),
  ),
});

type Case = typeof aCase extends fc.Arbitrary<infer Value> ? Value : never;

function amountIn(site: SiteUnits, { slug, min, further, system, scale, ingredient }: Case) {
  const words = measureWordsIn(site, 'en') ?? undefined;
  const measure = (unit: string) => ({
    quantity: { min, max: null },
    unit: unitRefOf(saying(site, unit)),
  });
  return showLineAmount(
    { ...measure(slug), ...(further !== null && { further: measure(further) }) },
    { view: { system, scale, words }, ingredient },
  ).text;
}

const inUsualWords = (text: string) =>
  text.replaceAll(/q[a-z]{3}q/g, (word) => usual.get(word) ?? '?');

test('No amount of any line changes where all units are called otherwise', () => {
  fc.assert(
    fc.property(aCase, (shown) => {
      const own = amountIn(aSiteSaying(...renamed), shown);
      expect(inUsualWords(own)).toBe(amountIn(aSiteSaying(), shown));
      expect(own).toMatch(/q[a-z]{3}q/);
    }),
    { numRuns: 2000 },
  );
});
