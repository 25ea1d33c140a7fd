/**
 * HTML without its style elements, in time that grows with its length alone. The policy of a page
 * counts them even in a document that is only read.
 */
export function withoutStyles(html: string): string {
  const kept: string[] = [];
  const opening = /<style\b/gi;
  const closing = /<\/style\b[^>]*>/gi;
  let at = 0;
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    kept.push(html.slice(at, found.index));
    closing.lastIndex = found.index;
    const end = closing.exec(html);
    if (!end) return kept.join('');
    at = end.index + end[0].length;
    opening.lastIndex = at;
  }
  return [...kept, html.slice(at)].join('');
}
