import { describe, expect, it } from 'vitest';
import { commentFault, commentFromText, commentMaxLength } from './comment-text.ts';

const lines = (count: number) => Array.from({ length: count }, () => 'yum').join('\n');

describe('The text of a comment, §5', () => {
  it.each([
    ['nothing', ''],
    ['blanks and line breaks', '  \n\t \n'],
    ['characters nobody can see', '\u200B\u2060\u00A0'],
  ])('is refused when it is %s', (_name, text) => {
    expect(commentFault(text)).toBe('blank');
  });

  it('is taken when it is one sign', () => {
    expect(commentFault('👍')).toBeNull();
  });

  it('is split by line into paragraphs', () => {
    expect(commentFromText('Lovely.\r\nMade it twice.')).toEqual({
      type: 'document',
      children: [
        { type: 'paragraph', children: [{ text: 'Lovely.' }] },
        { type: 'paragraph', children: [{ text: 'Made it twice.' }] },
      ],
    });
  });

  it('has at most 5,000 characters', () => {
    expect(commentFault('x'.repeat(commentMaxLength))).toBeNull();
    expect(commentFault('x'.repeat(commentMaxLength + 1))).toBe('too-long');
  });

  it('has at most 100 paragraphs', () => {
    expect(commentFault(lines(100))).toBeNull();
    expect(commentFault(lines(101))).toBe('too-many-paragraphs');
  });
});
