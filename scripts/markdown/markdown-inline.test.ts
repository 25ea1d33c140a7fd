import { describe, expect, it } from 'vitest';
import { inlineMarkup } from './markdown-inline.ts';

const unitId = '6a1f0c1e-5a52-4d4c-9f0c-0d9a52b1a001';
const usageId = '6a1f0c1e-5a52-4d4c-9f0c-0d9a52b1a002';
const bold = (text: string) => ({ text, bold: true });
const italic = (text: string) => ({ text, italic: true });
const link = (href: string, ...children: object[]) => ({ type: 'link', href, children });

describe('Bold and italic in Markdown, §3', () => {
  it.each([
    ['', [{ text: '' }]],
    ['plain', [{ text: 'plain' }]],
    ['**a**', [bold('a')]],
    ['__a__', [bold('a')]],
    ['*a*', [italic('a')]],
    ['_a_', [italic('a')]],
    ['***a***', [{ text: 'a', bold: true, italic: true }]],
    ['a **b** c', [{ text: 'a ' }, bold('b'), { text: ' c' }]],
    ['**a *b* c**', [bold('a '), { text: 'b', bold: true, italic: true }, bold(' c')]],
    ['*a **b***', [italic('a '), { text: 'b', bold: true, italic: true }]],
    ['**Note:** stir', [bold('Note:'), { text: ' stir' }]],
    ['fine-grained*ly*', [{ text: 'fine-grained' }, italic('ly')]],
  ])('reads %j', (text, expected) => {
    expect(inlineMarkup(text)).toEqual(expected);
  });

  it.each([
    '2 * 3',
    '*a',
    'a*',
    '** a **',
    '**',
    '*****a*****',
    'snake_case_name',
    '5 _ 6',
    '**a*',
    'a\\',
    '<b>a</b>',
    '<script>alert(1)</script>',
    '`code`',
    '~~a~~',
    '&amp; &lt;',
  ])('leaves %j as it is', (text) => {
    expect(inlineMarkup(text)).toEqual([{ text }]);
  });

  it.each([
    ['\\*a\\*', '*a*'],
    ['a\\_b \\[c\\](d)', 'a_b [c](d)'],
    ['a\\b', 'a\\b'],
  ])('takes a mark behind a backslash literally: %j', (text, expected) => {
    expect(inlineMarkup(text)).toEqual([{ text: expected }]);
  });
});

describe('Links in Markdown, §3', () => {
  it.each([
    ['[a](/b)', [link('/b', { text: 'a' })]],
    ['[a](https://b.com/c_(d) "Title")', [link('https://b.com/c_(d)', { text: 'a' })]],
    ['[a](<https://b.com>)', [link('https://b.com', { text: 'a' })]],
    ['**[a](/b)**', [link('/b', bold('a'))]],
    ['[a *b*](/c)', [link('/c', { text: 'a ' }, italic('b'))]],
    ['*a [b* c](/d)', [italic('a '), link('/d', italic('b'), { text: ' c' })]],
    ['[*a](/b)*', [link('/b', { text: '*a' }), { text: '*' }]],
    ['[a [b](/c)', [{ text: '[a ' }, link('/c', { text: 'b' })]],
    ['[a [b](/c)](/d)', [{ text: '[a ' }, link('/c', { text: 'b' }), { text: '](/d)' }]],
    ['[](/b)', [{ text: '' }]],
  ])('reads %j', (text, expected) => {
    expect(inlineMarkup(text)).toEqual(expected);
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](JAVASCRIPT:alert(1))',
    '[a](data:text/html,x)',
    '[a](//evil.example)',
    '[a](other-recipe.md)',
  ])('keeps only the text of an address no page may link to: %j', (text) => {
    expect(inlineMarkup(text)).toEqual([{ text: 'a' }]);
  });

  it.each(['[a]', '[a] (/b)', '[a](/b', '[a](/b c)', 'a](/b)', '[a][b]'])(
    'leaves %j as it is',
    (text) => {
      expect(inlineMarkup(text)).toEqual([{ text }]);
    },
  );

  it.each([
    ['![a pie](pie.jpg)', [{ text: 'a pie' }]],
    ['![](pie.jpg)', [{ text: '' }]],
    ['[![pie](p.jpg)](/pie)', [link('/pie', { text: 'pie' })]],
    ['Wow![a](/b)', [{ text: 'Wowa' }]],
  ])('drops a picture to its alternative text: %j', (text, expected) => {
    expect(inlineMarkup(text)).toEqual(expected);
  });
});

describe('Markup of the caller in Markdown, §3', () => {
  const resolvers = {
    measurement: (text: string) => (text === '2 cups' ? { quantity: 2, unitId } : null),
    ingredientUsage: (key: string) =>
      key === 'flour-1' ? { ingredientUsageId: usageId, text: 'flour' } : null,
  };
  const cups = { type: 'measurement', quantity: 2, unitId, children: [{ text: '2 cups' }] };
  const flour = {
    type: 'ingredient-usage-reference',
    ingredientUsageId: usageId,
    children: [{ text: 'flour' }],
  };

  it('turns amounts and ingredient keys into nodes', () => {
    expect(inlineMarkup('Add { 2 cups } of [@flour-1].', resolvers)).toEqual([
      { text: 'Add ' },
      cups,
      { text: ' of ' },
      flour,
      { text: '.' },
    ]);
  });

  it('marks their text', () => {
    expect(inlineMarkup('**{2 cups}**', resolvers)).toEqual([
      { ...cups, children: [bold('2 cups')] },
    ]);
  });

  it('is plain text inside a link', () => {
    expect(inlineMarkup('[{2 cups} [@flour-1]](/a)', resolvers)).toEqual([
      link('/a', { text: '2 cups flour' }),
    ]);
  });

  it('stays as written when the caller does not know it', () => {
    const text = '{3 cups} {} {a{b}} [@salt] [@]';
    expect(inlineMarkup(text, resolvers)).toEqual([{ text }]);
    expect(inlineMarkup('{2 cups} [@flour-1]')).toEqual([{ text: '{2 cups} [@flour-1]' }]);
  });
});
