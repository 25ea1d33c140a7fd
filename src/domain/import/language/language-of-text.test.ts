import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsedRecipe } from '../parsed-recipe.ts';
import { readSource } from '../read-source.ts';
import { languageOfText } from './language-of-text.ts';

/** Title, headings and lines that hold names alone, and sentences that tell. */
const texts: Readonly<Record<string, readonly [string, string, string, ...string[]]>> = {
  en: [
    'Seed cake',
    'Ingredients',
    'Method',
    'Cream the butter with the sugar until it is pale.',
    'Fold in the eggs and bake for an hour.',
  ],
  de: [
    'Mohnkuchen',
    'Zutaten',
    'Zubereitung',
    'Die Butter mit dem Zucker schaumig rühren.',
    'Den Teig in eine Form geben und eine Stunde backen.',
  ],
  fr: [
    'Gâteau au pavot',
    'Ingrédients',
    'Préparation',
    'Mélangez le beurre avec le sucre.',
    'Versez la pâte dans un moule et faites cuire pendant une heure.',
  ],
  es: [
    'Tarta de semillas',
    'Ingredientes',
    'Elaboración',
    'Batir la mantequilla con el azúcar.',
    'Poner la masa en un molde y hornear durante una hora.',
  ],
  it: [
    'Torta di semi',
    'Ingredienti',
    'Preparazione',
    'Lavorate il burro con lo zucchero.',
    'Versate il composto nella teglia e cuocete per un’ora.',
  ],
  nl: [
    'Maanzaadcake',
    'Ingrediënten',
    'Bereiding',
    'Klop de boter met de suiker.',
    'Doe het beslag in een vorm en bak het een uur in de oven.',
  ],
  sv: [
    'Vallmokaka',
    'Ingredienser',
    'Gör så här',
    'Rör smör och socker poröst.',
    'Häll smeten i en form och grädda i en timme mitt i ugnen.',
  ],
  pt: [
    'Bolo de sementes',
    'Ingredientes',
    'Modo de preparo',
    'Bata a manteiga com o açúcar.',
    'Coloque a massa em uma forma e leve ao forno por uma hora.',
  ],
  da: [
    'Valmuekage',
    'Ingredienser',
    'Fremgangsmåde',
    'Rør smør og sukker luftigt.',
    'Hæld dejen i en form og bag kagen i en time midt i ovnen, indtil den er gylden.',
  ],
  nb: [
    'Valmuekake',
    'Ingredienser',
    'Fremgangsmåte',
    'Rør smør og sukker luftig.',
    'Hell deigen i en form og stek kaken i en time midt i ovnen, ta den deretter ut.',
  ],
  pl: [
    'Makowiec',
    'Składniki',
    'Przygotowanie',
    'Masło utrzeć z cukrem na puszystą masę.',
    'Ciasto przełożyć do formy i piec około godzinę, aż się zarumieni.',
  ],
  cs: [
    'Makovec',
    'Suroviny',
    'Postup',
    'Máslo utřeme s cukrem do pěny.',
    'Těsto dáme do formy a pečeme asi hodinu, až je zlaté.',
  ],
  fi: [
    'Unikkokakku',
    'Ainekset',
    'Valmistus',
    'Vatkaa voi ja sokeri vaahdoksi.',
    'Kaada taikina vuokaan ja paista uunissa noin tunti, kunnes se on kypsä.',
  ],
  ru: [
    'Кекс с маком',
    'Ингредиенты',
    'Приготовление',
    'Взбить масло с сахаром.',
    'Вылить тесто в форму и выпекать около часа до готовности.',
  ],
  ja: [
    'ケシの実ケーキ',
    '材料',
    '作り方',
    'バターと砂糖を混ぜる。',
    '型に入れて、オーブンで焼く。',
  ],
};
const languages = Object.keys(texts);
const any = fc.constantFrom(...languages);
const names = ['200 g halva', '2 banana', '100 ml sake'];

const written = (language: string): string => {
  const [title, list, method, ...steps] = texts[language] ?? ['', '', ''];
  return [title, '', list, ...names, '', method, ...steps].join('\n');
};
const told = (text: string, around: string) => {
  const [recipe] = readSource({ text, address: null, language: around }).recipes;
  return recipe && parsedRecipe(recipe, around).language;
};

describe('A whole text whose list tells nothing', () => {
  it.each(languages)('tells its language by its sentences: %s', (language) => {
    const around = languages.filter((each) => each !== language);
    for (const each of around) expect(told(written(language), each)?.value).toBe(language);
    expect(told(written(language), language)).toBeNull();
  });

  it('is in the language that its page states', () => {
    fc.assert(
      fc.property(any, any, any, (own, stated, around) => {
        const lines = written(own).replaceAll(/.+/gu, '<p>$&</p>');
        expect(told(`<html lang="${stated}"><body>${lines}</body></html>`, around)).toEqual({
          value: stated,
          origin: 'exact',
        });
      }),
    );
  });
});

describe('A text', () => {
  const sentences = (language: string) => (texts[language] ?? []).slice(3).join('\n');
  const strangers = (one: string, other: string) => new Set([one, other]).size === 2;

  it('in two languages tells none of others', () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        const found = languageOfText(`${sentences(one)}\n${sentences(other)}`);
        expect([one, other, null]).toContain(found);
      }),
    );
  });

  it('in two languages of other words tells neither', () => {
    const clear = fc.constantFrom('en', 'de', 'fr', 'pl', 'fi', 'sv');
    fc.assert(
      fc.property(clear, clear, (one, other) => {
        fc.pre(strangers(one, other));
        expect(languageOfText(`${sentences(one)}\n${sentences(other)}`)).toBeNull();
      }),
    );
  });

  it.each([
    ['names', 'Quinoa\nAvocado\nMango\nSake\nTofu\nMiso'],
    ['a sentence of two words', 'Mix well.'],
    ['nothing', ''],
  ])('of %s tells none', (_, text) => {
    expect(languageOfText(text)).toBeNull();
  });
});
