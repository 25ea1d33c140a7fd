import { describe, expect, it } from 'vitest';
import {
  commentFault,
  commentFrom,
  commentMaxLength,
  type CommentParagraph,
} from './comment-text.ts';
import type { LinkNode } from '../text/rich-text.ts';

const paragraph = (...children: CommentParagraph['children']): CommentParagraph => ({
  type: 'paragraph',
  children,
});
const linkTo = (length: number, text: string): LinkNode => ({
  type: 'link',
  href: 'https://pies.example/'.padEnd(length, 'x'),
  children: [{ text }],
});
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
    expect(commentFrom('Lovely.\r\nMade it twice.')).toEqual({
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

  it('is taken up to these limits whatever it is stored as', () => {
    expect(commentFault(`${'"\n'.repeat(99)}${'"'.repeat(commentMaxLength - 198)}`)).toBeNull();
  });

  it.each([
    ['long addresses', Array.from({ length: 8 }, () => linkTo(2000, 'x'))],
    ['pieces', Array.from({ length: 1500 }, () => ({ text: '' }))],
  ])('is not stored with any number of %s', (_name, children) => {
    const written = [paragraph(...children), paragraph({ text: 'yum' })];
    expect(commentFault(written)).toBe('too-large');
  });

  it.each([[''], [' \u200B']])('has no link without a text: "%s"', (text) => {
    expect(commentFault([paragraph({ text: 'yum' }, linkTo(20, text))])).toBe('empty-link');
  });
});
