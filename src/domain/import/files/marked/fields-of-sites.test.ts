import { describe, expect, it } from 'vitest';
import { allContents } from '#domain/testing/import-samples.ts';
import { toldRecipe } from '#domain/testing/told-recipe.ts';

async function read(text: string) {
  const { recipes } = await allContents(new Blob([text]), 'pie.md');
  expect(recipes).toHaveLength(1);
  return toldRecipe(recipes[0]?.recipe);
}

describe('Fields of a site', () => {
  it.each([
    'ingredients: [1 egg]\ningredients: [2 cups flour]',
    'ingredients:\n- 1 egg\ningredients:\n- 2 cups flour',
    'ingredients: 1 egg\nsubtitle: a: b\ningredients: 2 cups flour',
    'ingredients:\n- 1 egg\nIngredients:\n- 2 cups flour',
    'ingredients:\n- 1 egg\nzutaten:\n- 2 cups flour',
  ])('say all that stands there twice: %j', async (fields) => {
    const text = `---\ntitle: Pie\n${fields}\ndirections:\n- Mix it all.\n---\n`;
    expect(await read(text)).toMatchObject({
      title: 'Pie',
      lines: ['1 egg', '2 cups flour'],
      steps: ['Mix it all.'],
    });
  });
});

const toml = `+++
title = "Pie"
date = 2019-03-04
[[ingredients]]
name = "flour"
amount = 2
unit = "cups"
[[ingredients]]
name = "egg"
amount = 1
[params]
directions = """
Mix it all.
Bake it.
"""
+++
`;

describe('Fields of Hugo', () => {
  it('may be tables, and texts of many lines', async () => {
    expect(await read(toml)).toMatchObject({
      title: 'Pie',
      lines: ['2 cups flour', '1 egg'],
      steps: ['Mix it all.', 'Bake it.'],
    });
  });

  it('may be written as TOML is not', async () => {
    const text =
      '+++\ntitle = Nan\'s Pie\ningredients = ["1 egg", "2 cups flour"]\ndirections = """\nMix it all."""\n[[other]]\nservings = 4\n+++\n';
    expect(await read(text)).toMatchObject({
      title: "Nan's Pie",
      lines: ['1 egg', '2 cups flour'],
      steps: ['Mix it all.'],
    });
  });
});
