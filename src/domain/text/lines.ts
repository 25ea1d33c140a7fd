/** Between lines, whichever system or program wrote them. */
export const lineEnd = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/** What stands before the items of a list: a bullet, a box to tick, a dash. */
const listMark = /^(?:[-–—*+•·‣⁃◦▪▫●○▢☐□☑☒✓✔✗]|\[[ xX]?\])\s+/u;

export const hasListMark = (line: string): boolean => listMark.test(line);

export const withoutListMark = (line: string): string => line.replace(listMark, '');

/** A bullet and the box behind it go both. */
export const withoutListMarks = (line: string): string => withoutListMark(withoutListMark(line));
