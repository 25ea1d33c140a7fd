import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { readText, repositoryFiles } from '#scripts/repository-files.ts';

const product = repositoryFiles().filter(
  (path) => /^(src|functions)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);

/** The regular expressions of a file as they are written, with their lines. */
function patternsOf(path: string): { place: string; pattern: string }[] {
  const source = ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true);
  const found: { place: string; pattern: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${path}:${line + 1}`, pattern: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** "/\s+x", "/([a-z]*)x", "/(?:\p{L}{2,})x": one letter or class, again and again, and then more. */
const beginsWithRepetition =
  /^\/(?:\((?:\?:|\?<\w+>)?)*(?:\\[pP]\{[^}]+\}|\\.|\[(?:\\.|[^\]\\])+\]|[^\\^$([|/])(?:[*+]|\{\d+,\})\??(?!\)?\/\w*$)/u;

/** "\s*(\d{0,3})\s*": blanks that either of two repetitions may take, with nothing between them. */
const sharesBlanks =
  /\\s[*+](?:\((?:\?:)?)?(?:\\[a-zA-Z]|\[[^\]]*\]|[^\\()[\]])(?:\?|\*|\{0,\d*\})\)?\\s[*+]/;

/** A pattern that goes on where it stopped is tried from one place only. */
const isSticky = (pattern: string): boolean => /\/[a-z]*y[a-z]*$/.test(pattern);

describe('A pattern', () => {
  test('says what its first repetition does not follow, as it is tried from each place of a text', () => {
    const slow = product
      .flatMap(patternsOf)
      .filter(({ pattern }) => !isSticky(pattern))
      .filter(({ pattern }) => beginsWithRepetition.test(pattern));
    expect(slow.map(({ place, pattern }) => `${place} ${pattern}`)).toEqual([]);
  });

  test('parts two repetitions by something that has to be there', () => {
    const slow = product.flatMap(patternsOf).filter(({ pattern }) => sharesBlanks.test(pattern));
    expect(slow.map(({ place, pattern }) => `${place} ${pattern}`)).toEqual([]);
    expect(sharesBlanks.test(String.raw`/a\s*(\d{0,15})\s*-/`)).toBe(true);
    expect(sharesBlanks.test(String.raw`/a\s*(\d{1,15})\s*-/`)).toBe(false);
  });

  test.each([
    [String.raw`/\s+x/`, true],
    [String.raw`/([a-z]*)x/g`, true],
    [String.raw`/(?:\p{L}{2,})x/u`, true],
    [String.raw`/\s+$/`, true],
    [String.raw`/\s+/g`, false],
    [String.raw`/(\s+)/`, false],
    [String.raw`/^\s+x/`, false],
    [String.raw`/(?<!\s)\s+x/`, false],
  ])('%s is told from others: %s', (pattern, isSlow) => {
    expect(beginsWithRepetition.test(pattern)).toBe(isSlow);
  });
});
