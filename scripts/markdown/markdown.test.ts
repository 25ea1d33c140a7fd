import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { richTextFromMarkdown } from './markdown.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { exceedsRichTextLimits } from '#domain/text/rich-text.ts';

const blocks = (markdown: string) => richTextFromMarkdown(markdown).children;
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });
const heading = (level: number, text: string) => ({ type: 'heading', level, children: [{ text }] });
const item = (text: string) => ({ type: 'list-item', children: [{ text }] });
const bullets = (...children: object[]) => ({ type: 'bulleted-list', children });
const numbers = (...children: object[]) => ({ type: 'numbered-list', children });
const itemOf = (...children: object[]) => ({ type: 'list-item', children });

describe('Blocks of Markdown, §3', () => {
  it.each([
    ['nothing', ' \n\n', []],
    ['lines of one paragraph', 'one\n  two\r\nthree', [paragraph('one two three')]],
    ['two paragraphs', 'one\n\n\ntwo', [paragraph('one'), paragraph('two')]],
    [
      'headings',
      '# One\n## Two ##\n### C#',
      [heading(1, 'One'), heading(2, 'Two'), heading(3, 'C#')],
    ],
    ['a deep heading', '###### Six', [heading(3, 'Six')]],
    ['no heading', '#tag\n\n####### seven', [paragraph('#tag'), paragraph('####### seven')]],
    [
      'a heading inside a paragraph',
      'a\n# B\nc',
      [paragraph('a'), heading(1, 'B'), paragraph('c')],
    ],
    ['bullets', '- a\n* b\n+ c', [bullets(item('a'), item('b'), item('c'))]],
    ['numbers', '1. a\n2) b', [numbers(item('a'), item('b'))]],
    ['items apart', '- a\n\n- b', [bullets(item('a'), item('b'))]],
    ['two kinds', '- a\n1. b', [bullets(item('a')), numbers(item('b'))]],
    ['a list behind a text', 'Buy:\n- a', [paragraph('Buy:'), bullets(item('a'))]],
    ['a year in a text', 'Since\n1986. Good.', [paragraph('Since 1986. Good.')]],
    ['a continued item', '- a\n  b\nc', [bullets(item('a b c'))]],
    ['a text behind a list', '- a\n\nb', [bullets(item('a')), paragraph('b')]],
    ['rules', 'a\n\n---\n\n* * *', [paragraph('a'), paragraph('---'), paragraph('* * *')]],
    ['HTML', '<p onclick="x">a</p>', [paragraph('<p onclick="x">a</p>')]],
    ['a table', '| a |', [paragraph('| a |')]],
  ])('reads %s', (_case, markdown, expected) => {
    expect(blocks(markdown)).toEqual(expected);
  });

  it('reads lists inside items', () => {
    expect(blocks('- a\n  1. b\n  2. c\n    - d\n- e')).toEqual([
      bullets(
        itemOf(paragraph('a'), numbers(item('b'), itemOf(paragraph('c'), bullets(item('d'))))),
        item('e'),
      ),
    ]);
  });

  it('reads paragraphs inside items', () => {
    expect(blocks('- a\n\n  b\n- c')).toEqual([
      bullets(itemOf(paragraph('a'), paragraph('b')), item('c')),
    ]);
  });

  it('reads marks inside every block', () => {
    const marked = [{ text: 'a', bold: true }];
    expect(blocks('# **a**\n\n**a**\n\n- **a**')).toEqual([
      { type: 'heading', level: 1, children: marked },
      { type: 'paragraph', children: marked },
      bullets({ type: 'list-item', children: marked }),
    ]);
  });

  it('hands amounts to the caller', () => {
    const measurement = () => ({ quantity: 1, unitId: null });
    expect(richTextFromMarkdown('- {1}', { measurement }).children).toEqual([
      bullets(
        itemOf({ type: 'measurement', quantity: 1, unitId: null, children: [{ text: '1' }] }),
      ),
    ]);
  });
});

describe('Hostile Markdown, S6.2', () => {
  it('stays within the depth of rich text however deep its lists are', () => {
    const lines = Array.from({ length: 60 }, (_, level) => `${'  '.repeat(level)}- [a](/b) **c**`);
    const richText = richTextFromMarkdown(`${lines.join('\n')}\n\n${' '.repeat(300)}end`);
    expect(exceedsRichTextLimits(richText)).toBe(false);
  });

  it('gives every letter of a text without marks back', () => {
    const plain = fc.stringMatching(/^[a-zé🍰 ,.()'"<>&=]{0,60}$/u);
    fc.assert(
      fc.property(plain, (text) => {
        const collapsed = text.trim();
        expect(toPlainText(richTextFromMarkdown(text))).toBe(collapsed);
      }),
    );
  });

  it('reads any text', () => {
    const parts = [
      '*',
      '**',
      '_',
      '[',
      ']',
      '(',
      ')',
      '![',
      '{',
      '}',
      '[@',
      '\\',
      '- ',
      '1. ',
      '# ',
    ];
    const noise = fc.array(fc.constantFrom(...parts, 'a', ' ', '\n', '  ', '/b'), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(noise, (pieces) => {
        expect(exceedsRichTextLimits(richTextFromMarkdown(pieces.join('')))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '[',
    '](',
    '[a](',
    '[a](b',
    '[a](/b "',
    '[a](/b) ',
    '![',
    '*a ',
    '**a ',
    'a*',
    '*a_b',
    '_a*',
    '***a',
    '{',
    '[@',
    '[@a',
    '\\',
    '- ',
    '\n- a',
    '\n  - a\n- b',
    '#',
    '# ',
    ' ',
    '\n',
    '1',
    '<',
  ])('takes one pass over 200,000 characters of %j', (part) => {
    const richText = richTextFromMarkdown(part.repeat(200_000 / part.length));
    expect(richText.type).toBe('document');
  });
});
