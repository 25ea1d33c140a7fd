import { describe, expect, it } from 'vitest';
import { issueMessage } from './issues.ts';
import { richText } from './rich-text.ts';

const id = '6a1f0c1e-5a52-4d4c-9f0c-0d9a52b1a001';
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const document = (...children: object[]) => ({ type: 'document', children });
const accepts = (value: unknown) => richText.safeParse(value).success;
const nested = (levels: number): object =>
  levels === 0
    ? { type: 'list-item', children: [{ text: 'deep' }] }
    : { type: 'list-item', children: [{ type: 'bulleted-list', children: [nested(levels - 1)] }] };
const listOf = (item: object) => document({ type: 'numbered-list', children: [item] });

describe('Rich text nodes, §3', () => {
  it.each([
    ['nothing', document()],
    ['marked text', document(paragraph({ text: 'a', bold: true, italic: false }))],
    ['a heading', document({ type: 'heading', level: 3, children: [{ text: 'a' }] })],
    ['a list in a list', listOf(nested(1))],
    ['a paragraph in a list', listOf({ type: 'list-item', children: [paragraph({ text: 'a' })] })],
    [
      'an amount',
      document(
        paragraph({ type: 'measurement', quantity: 1.5, unitId: id, children: [{ text: 'a' }] }),
      ),
    ],
    [
      'an ingredient',
      document(
        paragraph({
          type: 'ingredient-usage-reference',
          ingredientUsageId: id,
          children: [{ text: 'a' }],
        }),
      ),
    ],
  ])('hold %s', (_name, value) => {
    expect(richText.parse(value)).toEqual(value);
  });

  it.each([
    ['an unknown node', document({ type: 'image', children: [] })],
    ['an unknown field', document(paragraph({ text: 'a', onclick: 'x' }))],
    ['a fourth level of headings', document({ type: 'heading', level: 4, children: [] })],
    ['text outside a paragraph', document({ text: 'a' })],
    ['a paragraph in a paragraph', document(paragraph(paragraph({ text: 'a' })))],
    ['markup in place of nodes', '<p>a</p>'],
    ['no document', paragraph({ text: 'a' })],
  ])('do not hold %s', (_name, value) => {
    expect(accepts(value)).toBe(false);
  });
});

describe('Links in rich text, S7.2', () => {
  const link = (href: string) =>
    document(paragraph({ type: 'link', href, children: [{ text: 'a' }] }));

  it.each([
    'https://pies.example/a?b=c#d',
    'http://pies.example',
    'mailto:cook@pies.example',
    'tel:+15551234',
    '/recipes/plum-tart',
    '/?p=7',
  ])('lead to %s', (href) => {
    expect(accepts(link(href))).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'about',
    'tel:',
    'tel:kitchen',
    'tel:1;ext=evil.example',
    'https:evil.example',
    'https://',
    'https://a b.example',
    '',
  ])('do not lead to "%s"', (href) => {
    const result = richText.safeParse(link(href), { error: issueMessage });
    expect(result.success).toBe(false);
  });
});

describe('Limits of rich text, S6.2', () => {
  it('are twenty levels', () => {
    expect(accepts(listOf(nested(8)))).toBe(true);
    expect(accepts(listOf(nested(9)))).toBe(false);
  });

  it('are 5,000 nodes', () => {
    const leaves = (count: number) => Array.from({ length: count }, () => ({ text: 'a' }));
    expect(accepts(document(paragraph(...leaves(4998))))).toBe(true);
    expect(accepts(document(paragraph(...leaves(4999))))).toBe(false);
  });

  it('are looked at before any node', () => {
    const wrong = Array.from({ length: 50_000 }, () => ({}));
    expect(richText.safeParse(document(...wrong)).error?.issues).toHaveLength(1);
  });
});
