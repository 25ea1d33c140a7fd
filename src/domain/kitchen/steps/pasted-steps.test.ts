import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { richText } from '#contract/rich-text.ts';
import { anyRichText } from '#domain/testing/any-rich-text.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { paragraphsFromText, type RichText } from '#domain/text/rich-text.ts';
import { type PastedSteps, stepsFromPaste } from './pasted-steps.ts';

const shown = (groups: readonly PastedSteps[]) =>
  groups.map(({ title, texts }) => [title, ...texts.map(toPlainText)]);
const pasted = (text: string, language = 'en') =>
  shown(stepsFromPaste(paragraphsFromText(text), language));
const document = (...children: RichText['children']): RichText => ({ type: 'document', children });
const list = (type: 'numbered-list' | 'bulleted-list', ...items: string[]) => ({
  type,
  children: items.map((text) => ({ type: 'list-item' as const, children: [{ text }] })),
});
const line = (text: string, marks = {}) => ({
  type: 'paragraph' as const,
  children: [{ text, ...marks }],
});

describe('A pasted text', () => {
  it.each([
    ['1. Preheat.\n2. Mix well.\n3) Bake it.', 'en'],
    ['Step 1: Preheat.\nStep 2: Mix well.\nStep 3: Bake it.', 'en'],
    ['Step 1\nPreheat.\n\nStep 2\nMix well.\n\nStep 3\nBake it.', 'en'],
    ['Schritt 1: Preheat.\nSchritt 2: Mix well.\nSchritt 3: Bake it.', 'de'],
    ['- Preheat.\n- Mix well.\n- Bake it.', 'en'],
    ['• Preheat.\n\n• Mix well.\n\n• Bake it.', 'en'],
    ['Preheat.\n\nMix well.\n\nBake it.', 'en'],
    ['1. Preheat. 2. Mix well. 3. Bake it.', 'en'],
  ])('is steps without the numbers and bullets that count them: %j', (text, language) => {
    expect(pasted(text, language)).toEqual([[null, 'Preheat.', 'Mix well.', 'Bake it.']]);
  });

  it.each([
    ['For the glaze:', 'en'],
    ['**For the glaze**', 'en'],
    ['## Glaze', 'en'],
    ['GLAZE', 'en'],
    ['Für den Guss', 'de'],
  ])('has its headings above groups: %j', (heading, language) => {
    const title = heading.replaceAll(/[*#:]/g, '').trim();
    const text = `1. Preheat.\n2. Bake it.\n\n${heading}\n1. Mix well.\n2. Pour it over.`;
    expect(pasted(text, language)).toEqual([
      [null, 'Preheat.', 'Bake it.'],
      [title, 'Mix well.', 'Pour it over.'],
    ]);
  });

  it('of a page has its lists as steps, and headings and bold lines above them', () => {
    const text = document(
      { type: 'heading', level: 3, children: [{ text: 'Cake' }] },
      list('numbered-list', '1. Mix.', '2. Bake.'),
      line('For the glaze:', { bold: true }),
      list('bulleted-list', 'Stir all of it well.', 'Pour it over.'),
    );
    expect(shown(stepsFromPaste(text, 'en'))).toEqual([
      ['Cake', 'Mix.', 'Bake.'],
      ['For the glaze', 'Stir all of it well.', 'Pour it over.'],
    ]);
  });

  it('keeps a list of things within the steps', () => {
    const text = document(line('Mix together:'), list('bulleted-list', 'flour', 'salt'));
    expect(shown(stepsFromPaste(text, 'en'))).toEqual([[null, 'Mix together:', 'flour\nsalt']]);
  });

  it('keeps marks and links of what is left of a line', () => {
    const text = document(
      { type: 'paragraph', children: [{ text: '1. Melt ' }, { text: 'all', bold: true }] },
      line('2. Bake.'),
    );
    expect(stepsFromPaste(text, 'en')[0]?.texts[0]).toEqual(
      document({ type: 'paragraph', children: [{ text: 'Melt ' }, { text: 'all', bold: true }] }),
    );
  });

  it('of a mail has its broken lines joined', () => {
    const text =
      'Preheat the oven to 180 degrees and butter a tin that\nholds a litre.\n\n' +
      'Mix the flour with the sugar and the eggs until it is\nsmooth, then bake.';
    expect(pasted(text)).toEqual([
      [
        null,
        'Preheat the oven to 180 degrees and butter a tin that holds a litre.',
        'Mix the flour with the sugar and the eggs until it is smooth, then bake.',
      ],
    ]);
  });

  it('keeps every word, in steps that the server takes', () => {
    const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
    fc.assert(
      fc.property(anyRichText, fc.constantFrom('en', 'de', 'fr'), (text, language) => {
        const groups = stepsFromPaste(text, language);
        const kept = shown(groups).flat().join('\n');
        expect(letters(kept)).toBe(letters(toPlainText(text)));
        const texts = groups.flatMap((group) => group.texts);
        expect(texts.every((step) => richText.safeParse(step).success)).toBe(true);
        expect(groups.every((group) => group.texts.length > 0)).toBe(true);
      }),
    );
  });
});
