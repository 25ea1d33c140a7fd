import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyContent } from '../../recipe/empty-content.ts';
import { textsOf } from '../../recipe/recipe-texts.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { paragraphsFromText } from '../../text/rich-text.ts';
import { contactLinksIn } from './contact-links.ts';
import { withPartLinked } from './linked-recipes.ts';

const part = { title: 'Bean paste', path: '/recipes/bean-paste' };
const withNote = (text: string) => ({ ...emptyContent, note: paragraphsFromText(text) });
const linkOf = (text: string) => withPartLinked(withNote(text), part);

describe('A recipe that is a part of another one', () => {
  it.each([
    ['Fold in the bean paste, then bake.', true],
    ['BEAN PASTE', true],
    ['soybean paste', false],
    ['bean pastes', false],
    ['İBean paste', false],
    ['İ. Bean paste', true],
  ])('is linked where %j names it: %s', (text, isLinked) => {
    expect(linkOf(text).isLinked).toBe(isLinked);
  });

  it('is linked once, changes no words and no second time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('bean paste', 'Bean Paste', ' ', 'x', '\n', 'İ')),
        (words) => {
          const before = withNote(words.join(' '));
          const { content, isLinked } = withPartLinked(before, part);
          const again = withPartLinked(content, part);
          const told = (each: typeof content) => textsOf(each).map((text) => toPlainText(text));
          expect(told(content)).toEqual(told(before));
          expect(again).toEqual({ content, isLinked });
          expect(JSON.stringify(content).split('"link"').length - 1).toBe(Number(isLinked));
        },
      ),
    );
  });
});

describe('How somebody can be reached, as a page says', () => {
  it('is by mail, telephone and profiles', () => {
    const link = (href: string) => ({ type: 'link' as const, href, children: [{ text: 'Me' }] });
    const text = {
      type: 'document' as const,
      children: [
        {
          type: 'paragraph' as const,
          children: [
            link('https://www.instagram.com/pies'),
            link('https://pies.example/privacy'),
            link('mailto:Me@pies.example?subject=Pies'),
            { text: 'or me@pies.example, shop@pies.example.' },
          ],
        },
      ],
    };
    expect(contactLinksIn(text).map(({ href }) => href)).toEqual([
      'https://www.instagram.com/pies',
      'mailto:Me@pies.example?subject=Pies',
      'mailto:shop@pies.example',
    ]);
  });
});
