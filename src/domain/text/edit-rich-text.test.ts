import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editRichText } from './edit-rich-text.ts';
import { toPlainText } from './plain-text.ts';
import { type BlockNode, type InlineNode, paragraphsFromText, type RichText } from './rich-text.ts';

const text = (...children: BlockNode[]): RichText => ({ type: 'document', children });
const read = (edited: RichText | null) => toPlainText(edited ?? text());
const line = (...children: InlineNode[]): BlockNode => ({ type: 'paragraph', children });

const bio = text(
  line({ text: 'I bake ' }, { text: 'rye', bold: true }, { text: ' bread.' }),
  line(
    { text: 'Ask me at ' },
    { type: 'link', href: 'https://a.example', children: [{ text: 'home' }] },
  ),
);

describe('A rich text edited as lines', () => {
  it('is the same when nothing was typed', () => {
    expect(editRichText(bio, toPlainText(bio))).toEqual(bio);
  });

  it('keeps bold, italic and links around what was typed', () => {
    expect(editRichText(bio, 'I often bake rye bread.\nAsk me at home')).toEqual(
      text(
        line(
          { text: 'I ' },
          { text: 'often ' },
          { text: 'bake ' },
          { text: 'rye', bold: true },
          { text: ' bread.' },
        ),
        bio.children[1]!,
      ),
    );
  });

  it('keeps its lines when one comes between them', () => {
    const edited = editRichText(bio, 'I bake rye bread.\nDaily.\nAsk me at home');
    expect(edited).toEqual(text(bio.children[0]!, line({ text: 'Daily.' }), bio.children[1]!));
  });

  it('makes text of a link that was cut', () => {
    expect(editRichText(bio, 'I bake rye bread.\nAsk me at ho')?.children[1]).toEqual(
      line({ text: 'Ask me at ' }, { text: 'ho' }),
    );
  });

  it('begins with paragraphs where there was nothing', () => {
    expect(editRichText(null, 'One.\n\nTwo.')).toEqual(paragraphsFromText('One.\n\nTwo.'));
  });

  it.each(['', '  \n '])('is nothing when %j is left', (blank) => {
    expect(editRichText(bio, blank)).toBeNull();
  });

  it('always reads as what was typed', () => {
    const typed = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'é', '🍞') });
    fc.assert(
      fc.property(typed, typed, (before, after) => {
        const edited = editRichText(paragraphsFromText(before), after);
        expect(read(edited)).toBe(toPlainText(paragraphsFromText(after)));
      }),
    );
  });
});
