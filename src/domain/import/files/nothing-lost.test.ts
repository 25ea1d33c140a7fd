import { describe, expect, it } from 'vitest';
import { allContents } from '#domain/testing/import-samples.ts';
import type { FileRecipe } from './file-recipe.ts';

/** What a recipe says, and what is kept beside it; the source itself does not count. */
const keptOf = ({
  recipe,
  linked,
  writtenAt,
  pictures,
  stepPictures,
  subRecipes,
}: FileRecipe): string =>
  JSON.stringify({
    recipe,
    linked,
    writtenAt,
    pictures: [...pictures, ...stepPictures.map(({ picture }) => picture)].map(({ name }) => name),
    subRecipes,
  });

async function lostOf(path: string, text: string): Promise<string[]> {
  const { recipes } = await allContents({ files: [{ path, blob: new Blob([text]) }] });
  const kept = recipes.map(keptOf).join('\n').toLowerCase();
  return [...text.matchAll(/q[a-z]{2,}\d/g)]
    .map(([word]) => word)
    .filter((word) => !kept.includes(word));
}

const note = `---
title: qtitle1
aliases: [qalias1]
tags: [qtag1, "#qtag2"]
moods:
  first: qmood1
source: qname1, https://qhost1.test/qpath1
sources: qmore1
rating: qrating1
cover: qcover1.jpg
video: qvideo1
calories: qcal1 kcal
nutrition:
  iron: qiron1
slug: qslug1
---
#qtag3

qabove1 ![qalt1](qpicture1.jpg)

## Ingredients

- 2 cups [qfood1](https://qfood2.test/)
- 1 [[qfood3|qfood4]]

## Method

1. Mix **qstep1** [[qother1]]. ![](https://qweb1.test/qweb2.jpg)
2. Bake [qstep2](https://qlink1.test).

## Nutrition

qfact1: 12

## Notes

> [!tip] qtip1
`;

const wprm = [
  {
    name: 'qname1',
    summary: 'qsummary1',
    tags: { course: ['qcourse1'], difficulty: ['qeasy1'], price: [{ name: 'qcheap1' }] },
    equipment: [{ name: 'qtin1', notes: 'qround1', amount: '2' }],
    ingredients: [
      {
        name: 'qgroup1',
        ingredients: [{ amount: '2', unit: 'qunit1', name: 'qfood1', notes: 'qnote1' }],
      },
    ],
    instructions: [
      {
        name: 'qgroup2',
        instructions: [{ name: 'qstep1', text: 'qtext1 [timer minutes="5"]qtime1[/timer]' }],
      },
    ],
    notes: 'qnote2',
  },
];

const tandoor = {
  name: 'qname1',
  description: 'qabout1',
  working_time: 5,
  keywords: [{ name: 'qword1' }],
  steps: [
    {
      name: 'qgroup1',
      instruction: 'Mix qtext1. ![qalt1](qpic1.jpg)\n\n### Source\nqsource1',
      ingredients: [
        { amount: 1, unit: { name: 'qunit1' }, food: { name: 'qfood1' }, note: 'qnote1' },
      ],
      time: 5,
      file: { name: 'qfile1' },
    },
  ],
};

const mealie = {
  name: 'qname1',
  slug: 'dal',
  description: 'qabout1',
  recipeYield: '4 qbowls1',
  recipeIngredient: [
    {
      quantity: 1,
      unit: { name: 'qunit1' },
      food: { name: 'qfood1' },
      note: 'qnote1',
      title: 'qgroup1',
    },
  ],
  recipeInstructions: [
    { title: 'qgroup2', summary: 'qsum1', text: 'Mix qtext1 <img src="qpic1.jpg" alt="qalt1">' },
  ],
  notes: [{ title: 'qnote2', text: 'qnote3' }],
  assets: [{ name: 'qasset1', fileName: 'qfile1.pdf' }],
  tools: [{ name: 'qtool1' }],
  prepTime: 'qsoon1',
};

describe('Every word of a source', () => {
  it.each([
    ['a note', 'note.md', note],
    ['WP Recipe Maker', 'a.json', JSON.stringify(wprm)],
    ['Tandoor', 'recipe.json', JSON.stringify(tandoor)],
    ['Mealie', 'dal.json', JSON.stringify(mealie)],
  ])('is found in its recipe, or among what was not read: %s', async (_what, path, text) => {
    expect(await lostOf(path, text)).toEqual([]);
  });
});
