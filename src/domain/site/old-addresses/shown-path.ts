/** A path with its query as people read it: never what is stored, and never what a link leads to. */
export function shownPath(path: string): string {
  const [place = '', ...query] = path.split('?');
  const shown = place
    .split('/')
    .map((part) => decoded(part))
    .join('/');
  return [shown, ...query.map(shownQuery)].join('?');
}

const shownQuery = (query: string): string =>
  query
    .split('&')
    .map((pair) =>
      pair
        .split('=')
        .map((part) => decoded(part.replaceAll('+', ' ')))
        .join('='),
    )
    .join('&');

/** As it is written where it is no text, or text that would not be seen or would turn what is. */
function decoded(part: string): string {
  try {
    const text = decodeURIComponent(part);
    return /\p{C}/u.test(text) ? part : text;
  } catch {
    return part;
  }
}
