import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';
import { toldRecipe } from '#domain/testing/told-recipe.ts';
import { linesOf, type PlainRecipe, plainRecipes } from '#domain/testing/written-recipes.ts';

const headers = [
  ['From: Nan <nan@pies.example>', 'To: ben@pies.example', 'Subject: ', 'Date: Mon, 3 May 2021'],
  ['Von: Anna <anna@pies.example>', 'Gesendet: Montag, 3. Mai', 'An: Ben', 'Betreff: '],
  ['De : Anne <anne@pies.example>', 'Envoyé : lundi 3 mai', 'À : Ben', 'Objet : '],
  ['De: Ana <ana@pies.example>', 'Fecha: lun, 3 may', 'Para: Ben', 'Asunto: '],
  ['Da: Anna <anna@pies.example>', 'Data: lun 3 mag', 'A: Ben', 'Oggetto: '],
  ['Van: Anne <anne@pies.example>', 'Verzonden: maandag 3 mei', 'Aan: Ben', 'Onderwerp: '],
];
const mails = fc.record({
  recipe: plainRecipes,
  head: fc.constantFrom(...headers),
  prefix: fc.constantFrom('', 'Fwd: ', 'WG: ', 'Re: Fwd: ', 'TR : '),
  mark: fc.constantFrom('', '> ', '>> ', '> > '),
  greeting: fc.constantFrom('Hi Ben!', 'Liebe Anna,', 'Bonjour Anne,', 'Hola Ana!', 'Ciao,'),
  above: fc.constantFrom('---------- Forwarded message ---------', 'Begin forwarded message:', ''),
});

const bodyOf = ({ title, steps, ...recipe }: PlainRecipe, hasTitle: boolean): string[] => [
  ...(hasTitle ? [title, ''] : []),
  'Ingredients',
  ...linesOf({ title, steps, ...recipe }),
  '',
  'Method',
  ...steps,
];

const expected = (recipe: PlainRecipe) => ({
  title: recipe.title,
  lines: linesOf(recipe),
  steps: recipe.steps,
});

describe('A mail', () => {
  it.each([true, false])('is read without what programs wrote; named within: %s', (hasTitle) => {
    fc.assert(
      fc.property(mails, ({ recipe, head, prefix, mark, greeting, above }) => {
        const block = head.map((line) => line.replace(/ $/, ` ${prefix}${recipe.title}`));
        const letter = [greeting, '', 'here is what you asked me for.', ''];
        const body = [...letter, ...bodyOf(recipe, hasTitle), '', '-- ', 'Nan', 'Pie Lane 4'];
        const text = [above, ...[...block, '', ...body].map((line) => mark + line)].join('\n');
        const read = readText(text, 'en');
        expect(toldRecipe(read)).toMatchObject(expected(recipe));
        expect(read.author).toBeNull();
        expect(JSON.stringify(read)).not.toContain('@');
        expect(read.unread.map((part) => part.text)).toContain('Pie Lane 4');
      }),
      { numRuns: 60 },
    );
  });

  it('is named by a line that says more than its subject', () => {
    const text =
      'From: Nan\nSubject: that pie\n\nHi!\n\nKey Lime Pie\n\n2 cups flour\n1 egg\n\nMix the flour with the egg.';
    expect(readText(text, 'en').title?.value).toBe('Key Lime Pie');
  });

  it('keeps the title above its first ingredients', () => {
    const text =
      'Lime Pie\n\nCrust\n2 cups flour\n1 egg\n\nFilling\n3 limes\n2 cups cream\n\nMix the flour with the egg.';
    const read = readText(text, 'en');
    expect(toldRecipe(read).titles).toEqual(['Crust', 'Filling']);
    expect(read.description).toBeNull();
  });

  it('is no recipe that says from whom it is', () => {
    expect(readText('Buns\nFrom: Nan\n\n2 cups flour\n1 egg', 'en').author?.value).toBe('Nan');
    expect(readText('Buns\nFrom: nan@pies.example\n\n2 cups flour', 'en').author).toBeNull();
  });
});
