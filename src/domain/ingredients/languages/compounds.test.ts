import { describe, expect, it } from 'vitest';
import { readLine } from '../line-reading/read-line.ts';
import { vocabularyOf } from './phrases.ts';
import { findAmountsIn } from './text-amounts.ts';

describe('A name that begins with the word of a unit', () => {
  it.each([
    ['fr', '2 bouquet garni', 'bouquet garni'],
    ['fr', '2 bouquets garnis, ficelés', 'bouquets garnis'],
    ['fr', '2 filets mignons', 'filets mignons'],
    ['fr', '2 côtes de bœuf', 'côtes de bœuf'],
    ['fr', "2 côtes d'agneau", "côtes d'agneau"],
    ['fr', '2 côtes de porc charcutières', 'côtes de porc charcutières'],
    ['fr', '2 filets de poulet', 'filets de poulet'],
    ['fr', '2 filets de saumon', 'filets de saumon'],
    ['fr', "2 filets d'anchois à l'huile", "filets d'anchois à l'huile"],
    ['fr', '2 têtes de veau', 'têtes de veau'],
    ['it', '2 coste di maiale', 'coste di maiale'],
    ['it', '2 teste di vitello', 'teste di vitello'],
    ['es', '2 cabezas de cordero', 'cabezas de cordero'],
    ['es', '2 dientes de león', 'dientes de león'],
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
    ['fr', "1 filet d'huile d'olive", { unitSlug: 'splash', name: "huile d'olive" }],
    ['fr', '1 filet de jus de citron', { unitSlug: 'splash', name: 'jus de citron' }],
    ['fr', '1 beau filet de vinaigre', { unitSlug: 'splash', name: 'vinaigre' }],
    ['fr', "1 filet généreux d'huile", { unitSlug: 'splash', name: 'huile' }],
    ['fr', "filet d'huile", { quantityMin: null, unitSlug: 'splash', name: 'huile' }],
    ['fr', 'Huile : 1 filet', { unitSlug: 'splash', name: 'Huile' }],
    ['fr', "2 têtes d'ail", { unitSlug: 'head', name: 'ail' }],
    ['it', '2 coste di sedano', { unitSlug: 'stalk', name: 'sedano' }],
    ['it', "1 testa d'aglio", { unitSlug: 'head', name: 'aglio' }],
    ['es', '1 cabeza de ajo', { unitSlug: 'head', name: 'ajo' }],
    ['es', '2 dientes de ajo', { unitSlug: 'clove', name: 'ajo' }],
    ['fr', '2 côtes de céleri', { unitSlug: 'stalk', name: 'céleri' }],
    ['it', '1 mazzetto di basilico', { unitSlug: 'bunch', name: 'basilico' }],
    ['es', '1 ramillete de perejil', { unitSlug: 'bunch', name: 'perejil' }],
  ])('is told from the unit itself: %s, %s', (language, line, parts) => {
    expect(readLine(line, language)).toMatchObject(parts);
  });

  it.each([
    ['fr', 'Levez 2 filets de poulet.', []],
    ['fr', "Ajoutez 1 filet d'huile.", ['1 filet']],
    ['it', 'Tagliate 2 coste di sedano.', ['2 coste']],
  ])('is told from it in a text too: %s, %s', (language, text, amounts) => {
    const words = vocabularyOf(language)!;
    const found = findAmountsIn(words, text).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(amounts);
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
