import { describe, expect, it } from 'vitest';
import { readLine } from '../line-reading/read-line.ts';

describe('A name that begins with the word of a unit', () => {
  it.each([
    ['fr', '2 bouquet garni', 'bouquet garni'],
    ['fr', '2 bouquets garnis, ficelés', 'bouquets garnis'],
    ['fr', '2 filets mignons', 'filets mignons'],
    ['fr', '2 côtes de bœuf', 'côtes de bœuf'],
    ['fr', "2 côtes d'agneau", "côtes d'agneau"],
    ['it', '2 mazzetti guarniti', 'mazzetti guarniti'],
    ['es', '2 ramilletes aromáticos', 'ramilletes aromáticos'],
  ])('is counted: %s, %s', (language, line, name) => {
    expect(readLine(line, language)).toMatchObject({ quantityMin: 2, unitSlug: null, name });
  });

  it('is a name without an amount too', () => {
    const read = readLine('bouquet garni', 'fr');
    expect(read).toMatchObject({ quantityMin: null, unitSlug: null, preparation: null });
    expect([read.text, read.name]).toContain('bouquet garni');
  });

  it.each([
    ['fr', '1 bouquet de persil', { unitSlug: 'bunch', name: 'persil' }],
    ['fr', "1 filet d'huile", { unitSlug: 'splash', name: 'huile' }],
    ['fr', '2 côtes de céleri', { unitSlug: 'stalk', name: 'céleri' }],
    ['it', '1 mazzetto di basilico', { unitSlug: 'bunch', name: 'basilico' }],
    ['es', '1 ramillete de perejil', { unitSlug: 'bunch', name: 'perejil' }],
  ])('is told from the unit itself: %s, %s', (language, line, parts) => {
    expect(readLine(line, language)).toMatchObject(parts);
  });

  it.each([
    ['1 boîte de lait concentré', 'lait concentré'],
    ['1 pâte feuilletée', 'pâte feuilletée'],
    ['50 g de fruits confits', 'fruits confits'],
    ["30 g d'amandes effilées", 'amandes effilées'],
  ])('and one whose second word is a participle stay whole: %s', (line, name) => {
    expect(readLine(line, 'fr')).toMatchObject({ name, preparation: null });
  });
});
