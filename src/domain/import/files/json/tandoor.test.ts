import { describe, expect, it } from 'vitest';
import { alone } from '../source-file.ts';
import { tandoorRecipes } from './tandoor.ts';

const timersIn = (instruction: string, language: string) => {
  const step = { name: '', instruction, ingredients: [], time: 20 };
  const record = { name: 'Pie', working_time: 5, waiting_time: 20, steps: [step] };
  const file = { path: 'pie.json', name: 'pie.json', text: '', language, around: alone };
  return tandoorRecipes(record, file)?.flatMap(({ recipe }) =>
    recipe.stepGroups.value.flatMap(({ items }) =>
      items.map(({ timerMinutes }) => timerMinutes ?? null),
    ),
  );
};

describe('The minutes of a step of Tandoor', () => {
  it.each([
    ['en', 'Bake for 20 minutes.', 'Let it cool.'],
    ['sv', 'Grädda i 20 minuter.', 'Låt svalna.'],
    ['da', 'Bag i 20 minutter.', 'Lad den køle af.'],
    ['pl', 'Piecz 20 minut.', 'Ostudź.'],
    ['cs', 'Pečte 20 minut.', 'Nechte vychladnout.'],
    ['fi', 'Paista 20 minuuttia.', 'Anna jäähtyä.'],
    ['ru', 'Пеките 20 минут.', 'Дайте остыть.'],
    ['ja', '20分焼きます。', '冷まします。'],
  ])('are those of the paragraph that says them in %s', (language, first, last) => {
    expect(timersIn(`${first}\n\n${last}`, language)).toEqual([20, null]);
  });
});
