import { describe, expect, it } from 'vitest';
import { languageOfList } from './language-of-list.ts';

const lists = {
  en: ['2 cups flour, sifted', '1 tsp salt', '2 tbsp butter', '3 eggs'],
  de: ['300 g Mehl', '½ TL Salz', '1 EL Zucker', '1 Prise Muskat', '3 Eier'],
  fr: ['250 g de farine', '2 c. à soupe de sucre', '1 pincée de sel', "1 gousse d'ail"],
  it: ['300 g di farina', '2 cucchiai di zucchero', '1 pizzico di sale', '3 uova'],
  es: ['300 g de harina', '2 cucharadas de azúcar', '1 pizca de sal', '1 cucharadita de canela'],
  nl: ['300 g bloem', '2 eetlepels suiker', '1 theelepel zout', '1 snufje kaneel'],
};

describe('The language of a pasted list', () => {
  it.each(Object.entries(lists))('is told by its words: %s', (language, lines) => {
    expect(languageOfList(lines)).toBe(language);
  });

  it.each([
    ['amounts and names alone', ['300 g Quinoa', '2 Avocado', '100 ml Sake', '1 Mango']],
    ['too few lines', ['½ TL Salz', '1 EL Zucker']],
    ['two languages', [...lists.de, ...lists.fr, ...lists.en]],
    ['Portuguese', ['2 colheres de sopa de açúcar', '1 xícara de chá de farinha', '3 ovos']],
    ['Swedish', ['2 msk olja', '1 tsk socker', '1 krm salt', '2 ägg', '1 lök']],
    ['nothing', []],
  ])('is not guessed of %s', (_, lines) => {
    expect(languageOfList(lines)).toBeNull();
  });
});
