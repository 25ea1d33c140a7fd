import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';
import {
  exceedsRichTextLimits,
  isEmptyRichText,
  paragraphsFromText,
  referencedIds,
  walkRichText,
} from './rich-text.ts';
import type { BlockNode, InlineNode, ListItemNode, ListNode, RichText } from './rich-text.ts';

const unitId = '6a1f0c1e-5a52-4d4c-9f0c-0d9a52b1a001';
const usageId = '6a1f0c1e-5a52-4d4c-9f0c-0d9a52b1a002';

const document = (...children: BlockNode[]): RichText => ({ type: 'document', children });
const paragraph = (...children: InlineNode[]): BlockNode => ({ type: 'paragraph', children });
const list = (...children: ListItemNode[]): ListNode => ({ type: 'bulleted-list', children });
const item = (...children: ListItemNode['children']): ListItemNode => ({
  type: 'list-item',
  children,
});
const cups: InlineNode = {
  type: 'measurement',
  quantity: 2,
  unitId,
  children: [{ text: '2 cups' }],
};
const flour: InlineNode = {
  type: 'ingredient-usage-reference',
  ingredientUsageId: usageId,
  children: [{ text: 'flour' }],
};
const label = (node: object) => ('text' in node ? String(node.text) : 'node');
const nestedLists = (levels: number): unknown => {
  let node: unknown = { text: 'deep' };
  for (let level = 1; level < levels; level += 1) node = { type: 'list-item', children: [node] };
  return node;
};

describe('Rich text walk, §3', () => {
  it('enters nodes in document order and leaves them after their children', () => {
    const seen: string[] = [];
    walkRichText(document(paragraph({ text: 'a' }, { text: 'b' })), {
      enter: (node, depth) => seen.push(`+${label(node)} ${depth}`),
      leave: (node, depth) => seen.push(`-${label(node)} ${depth}`),
    });
    expect(seen).toEqual([
      '+node 1',
      '+node 2',
      '+a 3',
      '-a 3',
      '+b 3',
      '-b 3',
      '-node 2',
      '-node 1',
    ]);
  });
});

describe('Rich text limits, S6.2', () => {
  it('accepts a depth of 20 and refuses 21', () => {
    expect(exceedsRichTextLimits(nestedLists(20))).toBe(false);
    expect(exceedsRichTextLimits(nestedLists(21))).toBe(true);
  });

  it('accepts 5,000 nodes and refuses 5,001', () => {
    const wide = (nodes: number) => ({ children: Array.from({ length: nodes - 1 }, () => ({})) });
    expect(exceedsRichTextLimits(wide(5000))).toBe(false);
    expect(exceedsRichTextLimits(wide(5001))).toBe(true);
  });

  it('refuses a million levels without exhausting the stack', () => {
    expect(exceedsRichTextLimits(nestedLists(1_000_000))).toBe(true);
  });

  it('takes any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => typeof exceedsRichTextLimits(value) === 'boolean'),
    );
  });
});

describe('Plain text of rich text, §3', () => {
  it.each([
    ['nothing', document(), ''],
    [
      'one paragraph',
      document(paragraph({ text: 'Stir ' }, cups, { text: ' in.' })),
      'Stir 2 cups in.',
    ],
    ['two paragraphs', document(paragraph({ text: 'a' }), paragraph({ text: 'b' })), 'a\nb'],
    [
      'an empty paragraph between',
      document(paragraph({ text: 'a' }), paragraph({ text: '' }), paragraph({ text: 'b' })),
      'a\n\nb',
    ],
    [
      'a heading before a list',
      document(
        { type: 'heading', level: 2, children: [{ text: 'Tips' }] },
        list(item({ text: 'one' }), item({ text: 'two' })),
      ),
      'Tips\none\ntwo',
    ],
    [
      'a list inside an item',
      document(list(item({ text: 'outer' }, list(item({ text: 'inner' })), { text: 'after' }))),
      'outer\ninner\nafter',
    ],
    [
      'a paragraph inside an item',
      document(list(item({ type: 'paragraph', children: [{ text: 'only once' }] }))),
      'only once',
    ],
    [
      'a link',
      document(paragraph({ type: 'link', href: '/about', children: [{ text: 'me' }] })),
      'me',
    ],
  ])('is one line a block for %s', (_case, richText, expected) => {
    expect(toPlainText(richText)).toBe(expected);
  });
});

describe('Empty rich text, §5', () => {
  it.each([
    ['null', null, true],
    ['no blocks', document(), true],
    ['blank text', document(paragraph({ text: ' \u00a0\n' })), true],
    ['text', document(paragraph({ text: '.' })), false],
    ['an amount alone', document(paragraph({ ...cups, children: [{ text: '' }] })), false],
    ['an ingredient alone', document(paragraph({ ...flour, children: [{ text: '' }] })), false],
  ])('is decided by what would be seen: %s', (_case, richText, expected) => {
    expect(isEmptyRichText(richText)).toBe(expected);
  });
});

describe('Paragraphs from text, §5', () => {
  it('makes a paragraph of every line', () => {
    expect(paragraphsFromText('one\r\ntwo\rthree\nfour').children).toEqual(
      ['one', 'two', 'three', 'four'].map((text) => paragraph({ text })),
    );
  });

  it('keeps blank lines inside and drops them around', () => {
    expect(toPlainText(paragraphsFromText('\n \none\n\n  two \n\n'))).toBe('one\n\n  two ');
  });

  it('makes nothing of blank text', () => {
    expect(paragraphsFromText(' \n\t').children).toEqual([]);
  });

  it('gives the text back exactly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const lines = `(${text})`.replaceAll(/\r\n?/g, '\n');
        expect(toPlainText(paragraphsFromText(lines))).toBe(lines);
      }),
    );
  });
});

describe('References of rich text, §3', () => {
  it('names each unit and ingredient usage once', () => {
    const richText = document(
      paragraph(cups, flour),
      paragraph(cups, {
        type: 'measurement',
        quantity: 3,
        unitId: null,
        children: [{ text: '3' }],
      }),
    );
    expect(referencedIds(richText)).toEqual({ unitIds: [unitId], ingredientUsageIds: [usageId] });
  });
});
