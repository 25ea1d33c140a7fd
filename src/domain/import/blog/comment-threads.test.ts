import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentFault } from '../../comments/comment-text.ts';
import { commentName, commentText } from './comment-threads.ts';

const piece = fc.constantFrom(
  '"',
  '\\',
  '\n',
  '\n\n',
  '<br>',
  '&amp;',
  '<b>So</b> good',
  '🍞',
  'x'.repeat(400),
);
const written = fc.array(piece, { maxLength: 3000, size: 'max' }).map((all) => all.join(''));

describe('The words of a comment of a blog', () => {
  it('are as many as a comment may have, whatever was written', () => {
    fc.assert(
      fc.property(written, (said) => {
        const { text } = commentText(said);
        expect([null, 'blank']).toContain(commentFault(text));
      }),
      { numRuns: 60 },
    );
  });

  it('are kept whole where they fit, and told where not', () => {
    expect(commentText('One.\r\nTwo &amp; <b>three</b>.')).toEqual({
      text: 'One.\nTwo & three.',
      isCut: false,
    });
    expect(commentText('"'.repeat(4900)).isCut).toBe(false);
    expect(commentText('a\n'.repeat(400)).isCut).toBe(true);
  });

  it('are signed with a name in one line', () => {
    expect(commentName('Joe <b>Cook</b>\n of Graz')).toBe('Joe Cook of Graz');
  });
});
