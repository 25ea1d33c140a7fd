import { describe, expect, it } from 'vitest';
import { traces } from './cooking-words.ts';
import { parseIngredientLine } from './parse-ingredient-line.ts';
import type { ParsedIngredientLine } from './parse-ingredient-line.ts';
import { workOnSolids } from './preparations.ts';
import { unitWords } from './unit-words.ts';

const pairs = <One, Other>(ones: readonly One[], others: readonly Other[]): [One, Other][] =>
  ones.flatMap((one) => others.map((other): [One, Other] => [one, other]));

const measures = ['cup', 'cups', 'tablespoons', 'oz', 'g'];
const pieces = unitWords.filter(([, { kind }]) => kind === 'piece').map(([word]) => word);

function expectName(line: string, name: string, rest: Partial<ParsedIngredientLine> = {}): void {
  expect(parseIngredientLine(line)).toMatchObject({ name, ...rest });
}

describe('The name behind an amount that is said in other words, §3', () => {
  it.each(pairs(pieces, ['', ' of']))('3 %s%s xyz are xyz', (piece, of) => {
    expectName(`3 ${piece}${of} xyz`, 'xyz', { quantityMin: 3, quantityMax: 3 });
  });

  it.each(pairs(['', 'A ', 'A little '], [...traces]))(
    '"%s%s of" is no part of a name',
    (a, each) => {
      expectName(`${a}${each} of xyz`, 'xyz', { quantityMin: null, unit: null });
    },
  );

  it.each(pairs(['dash', 'cup', 'clove', 'sprig', 'can'], ['two', '2', '2.0']))(
    'a %s or %s is a range',
    (unit, most) => {
      const range = { unit, quantityMin: 1, quantityMax: 2 };
      expectName(`a ${unit} or ${most} of xyz`, 'xyz', range);
      expectName(`1 ${unit} of xyz or ${most}`, 'xyz', range);
    },
  );

  it.each(['dash', 'pinch', 'splash'])('%s or 2 has no first number', (unit) => {
    const none = { unit, quantityMin: null, quantityMax: null, note: 'or 2' };
    expectName(`${unit} or 2 of xyz`, 'xyz', none);
  });

  it.each(pairs(['so', 'more', 'less'], measures.slice(0, 2)))('a cup or %s, %s', (vague, unit) => {
    expectName(`a ${unit} or ${vague} of xyz`, 'xyz', { quantityMin: 1, note: `or ${vague}` });
  });

  it.each(pairs(['white', 'whites', 'yolk', 'yolks'], ['1', '4', '½']))(
    'the %s of %s egg are no egg',
    (part, count) => {
      expectName(`${part} of ${count} egg, beaten`, `${part} of egg`, { preparation: 'beaten' });
    },
  );

  it.each(pairs(['bunches', 'packs', 'bags', 'clusters'], ['10', 'about 6', '6 to 8']))(
    '2 %s of %s tell how many each has',
    (unit, count) => {
      expectName(`2 ${unit} of ${count} xyz`, 'xyz', { quantityMin: 2, note: `of ${count}` });
      expectName(`2 ${unit} of ${count} xyz each`, 'xyz', { quantityMin: 2 });
    },
  );

  it.each(['2 bags of 500 g xyz', '4 slices of 7-grain bread'])('%s has no such count', (line) => {
    expect(parseIngredientLine(line).note).toBeNull();
  });

  it.each(pairs(['large', 'big'], ['2 small', '2 smaller', '3 medium']))(
    '1 %s or %s heads are heads',
    (size, other) => {
      for (const of of ['', ' of']) {
        const heads = { unit: 'head', quantityMin: 1, note: `${size} or ${other}` };
        expectName(`1 ${size} or ${other} heads${of} xyz`, 'xyz', heads);
      }
    },
  );
});

describe('An amount in the spellings of old cards and of the British, §3', () => {
  it.each(pairs(['1/8th', '1/3rd', '3/4ths', '2/3rds', '1 1/4th'], ['tsp', 'cup']))(
    '%s %s is a part',
    (amount, unit) => {
      const value = amount.replace(/\D+$/, '');
      const plainly = parseIngredientLine(`${value} ${unit} xyz`);
      expect(plainly.quantityMin).not.toBeNull();
      expect(parseIngredientLine(`${amount} ${unit} xyz`)).toEqual(plainly);
    },
  );

  it.each(['1 doz. xyz', '1 doz xyz', 'a doz xyz', '½ doz. and 6 xyz'])(
    '%s is by the dozen',
    (line) => {
      const spelled = line.replace(/doz\.?/, 'dozen');
      expect(parseIngredientLine(line)).toEqual(parseIngredientLine(spelled));
    },
  );

  it.each(pairs(['400g/14oz', '400 g / 14 oz'], ['can', 'tins', 'jar']))(
    'each of 2 is %s %s',
    (size, unit) => {
      const packageSize = { quantityMin: 400, quantityMax: 400, unit: 'gram' };
      for (const count of ['2 x ', '2 ', '2 × ']) {
        expectName(`${count}${size} ${unit} xyz`, 'xyz', { quantityMin: 2, packageSize });
      }
    },
  );

  it.each(['2 x 200g/7oz xyz fillets', '2 × 200g / 7oz xyz fillets'])('%s are two', (line) => {
    const packageSize = { quantityMin: 200, quantityMax: 200, unit: 'gram' };
    expectName(line, 'xyz fillets', { quantityMin: 2, packageSize });
  });

  it.each(['up to', 'at least', 'at most', 'no more than', 'not less than', 'less than', 'about'])(
    '%s 2 cups are two',
    (words) => {
      expectName(`${words} 2 cups xyz`, 'xyz', { quantityMin: 2, unit: 'cup', note: words });
    },
  );

  it.each(['2 cm', '2 centimetre', '2 centimeter', '2-centimetre', '20 millimetre'])(
    'a %s piece is one',
    (length) => {
      expectName(`${length} piece xyz`, 'xyz', { quantityMin: 1, unit: 'piece', note: length });
    },
  );

  it.each(pairs(['cups', 'tbsp', 'sprigs', 'large'], ['a couple of', 'couple of', '2 dozen of']))(
    '%s of %s are a unit',
    (unit, count) => {
      expectName(`${count} ${unit} xyz`, 'xyz', {
        unit: parseIngredientLine(`2 ${unit} xyz`).unit,
      });
    },
  );

  it.each(pairs(['g', 'cups', 'cans', 'cloves'], ['"00" xyz', '“double” xyz']))(
    '2 %s of %s have the name in quotes',
    (unit, name) => {
      expectName(`2 ${unit} ${name}`, name, { unit: parseIngredientLine(`2 ${unit} xyz`).unit });
    },
  );

  it('tells what is fresh from what is dried by their amounts', () => {
    expect(parseIngredientLine('10 g fresh or 3 g dried xyz')).toMatchObject({
      quantityMin: 10,
      note: 'or 3 g dried xyz',
    });
  });

  it.each(pairs(['5', 'five', '7'], ['spice powder', 'grain bread']))(
    '%s %s is a sort of it',
    (count, sort) => {
      const line = `${count} ${sort}`;
      expectName(line, line, { quantityMin: null, unit: null });
      expectName(`1 tsp ${line}`, line, { quantityMin: 1, unit: 'teaspoon' });
    },
  );

  it.each([
    '1 tsp each: abc, def',
    '1 tsp each abc, def and ghi',
    '1 tsp each of abc, def, and ghi',
  ])('%s is so much of each', (line) => {
    const name = line.replace(/^1 tsp each(?: of|:)? /, '');
    expectName(`${line}, for the rub`, name, { quantityMin: 1 });
  });
});

describe('An article before a name, §3', () => {
  const things = ['onion', 'very ripe tomato', 'egg', 'leg of lamb', 'potato', 'chicken breast'];

  it.each(pairs(['a', 'an', 'A', 'about a'], things))('%s %s is one', (article, thing) => {
    expectName(`${article} ${thing}, chopped`, thing, { quantityMin: 1, quantityMax: 1 });
  });

  it.each(pairs(['two', '2'], things))('or %s %s are left open', (most, thing) => {
    const range = { quantityMin: 1, quantityMax: 2 };
    expectName(`an ${thing} or ${most}, chopped`, thing, { ...range, preparation: 'chopped' });
  });

  it.each(['good olive oil', 'mix of herbs', 'crusty bread', 'heaping plate of herbs', 'xyz'])(
    'a %s counts nothing',
    (food) => {
      expect(parseIngredientLine(`a ${food}`).quantityMin).toBeNull();
    },
  );
});

describe('What is told of a name without being one, §3', () => {
  const shapes = ['slices', 'strips', 'cubes', 'shavings', 'chunks', 'rounds', 'wedges'];
  const sizes = ['', 'thin ', '1/4-inch-thick ', 'inch-long '];

  it.each(pairs(measures, shapes))('2 %s %s tell the cut', (unit, shape) => {
    for (const [size, of] of pairs(sizes, ['', 'of '])) {
      const cut = { preparation: `${size}${shape}` };
      expectName(`2 ${unit} ${size}${shape} ${of}xyz`, 'xyz', cut);
    }
  });

  it.each(shapes)('%s that are worked on are the name', (shape) => {
    expectName(`2 cups ${shape} made from xyz`, shape);
  });

  const flavors = ['flavored', 'flavoured', 'seasoned', 'marbled'];

  it.each(pairs(['richly ', 'intensely ', 'well-'], flavors))(
    '%s%s is praise',
    (manner, praise) => {
      const words = manner + praise;
      expectName(`2 cups ${words} xyz`, 'xyz', { note: words });
    },
  );

  it.each([
    '2 cups xyz with 1/2 cup juice',
    '2 cups xyz with two spoons of juice',
    '2 pounds abc, def or xyz, in one or two pieces',
    '2 xyz each about 6 oz',
  ])('%s has a remark that is no part of the name', (line) => {
    expect(parseIngredientLine(line).name).toMatch(/xyz$/);
  });

  it('keeps a crisp food of several states', () => {
    expectName('3 strips cooked, crisp xyz', 'xyz', { preparation: 'cooked, crisp' });
    expectName('3 crisp xyz', 'crisp xyz', { preparation: null });
  });
});

describe('What is part of a name though it looks like a remark, §3', () => {
  const fluids = ['oil', 'sauce', 'relish', 'paste', 'soup', 'jam', 'stock'];

  it.each(pairs([...workOnSolids], fluids))('%s xyz %s is made of it', (work, fluid) => {
    expectName(`2 cups ${work} xyz ${fluid}`, `${work} xyz ${fluid}`);
  });

  it.each(['strained', 'warmed', 'chilled', 'melted'])('a fluid can be %s', (work) => {
    expectName(`2 cups ${work} xyz sauce`, 'xyz sauce', { preparation: work });
  });

  it.each(pairs(['recipe', 'batch'], ['roasted', 'spicy cold braised', 'chopped']))(
    'a %s of something %s has its title',
    (unit, work) => {
      expectName(`1 ${unit} ${work} xyz, warmed`, `${work} xyz`, { preparation: 'warmed' });
    },
  );

  it.each(pairs(['No. 2', 'No.2', 'no 12', 'Nos. 5'], ['', ', cooked']))(
    'ziti %s are of that number%s',
    (number, rest) => expectName(`1 pound ziti ${number}${rest}`, `ziti ${number}`),
  );

  it.each(pairs(['6 ', '2 large ', '8 to 12 '], ['Granny Smith', 'littleneck', 'bird']))(
    '%s%s are half a name before "or other"',
    (count, kind) => expectName(`${count}${kind} or other xyz`, `${kind} or other xyz`),
  );

  it.each(['6 jalapeños', '20 Thai chilies', '1 habanero', '2 heads radicchio'])(
    '%s are a name before "or other"',
    (first) => expect(parseIngredientLine(`${first} or other xyz`).note).toBe('or other xyz'),
  );

  it.each(['fine', 'coarse'])(
    '%s bread crumbs are a good, and as they are dry a remark',
    (grain) => {
      expectName(`1 cup ${grain} bread crumbs`, `${grain} bread crumbs`);
      expectName(`1 cup ${grain} dry bread crumbs`, 'dry bread crumbs', { note: grain });
    },
  );

  it('knows shelled peas and beans from nuts that are shelled', () => {
    expectName('1 cup fresh shelled peas', 'fresh shelled peas');
    expectName('1 cup shelled walnuts', 'walnuts', { preparation: 'shelled' });
  });

  it('chills vodka and pours iced tea', () => {
    expectName('2 cups iced vodka', 'vodka', { preparation: 'iced' });
    expectName('2 cups iced tea', 'iced tea', { preparation: null });
  });

  it('cuts blade steaks with no blades', () => {
    expectName('10 blades mace', 'mace', { unit: 'blade' });
    expectName('2 blade steaks', 'blade steaks', { unit: null });
    expectName('50 g grating cheese', 'grating cheese', { unit: 'gram' });
  });
});
