/** A page as it is stored, with what a file needs of it. */
export type ExportPage = { path: string; contentType: string; location: string | null };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/** The file that any web server answers a page's address with, from the folder of the export. */
export function pageFile({ path, contentType, location }: ExportPage): string {
  if (path === '/404') return '404.html';
  const isHtml = contentType.startsWith('text/html') || location !== null;
  const name = path.slice(1);
  if (!isHtml) return name;
  return name === '' ? 'index.html' : `${name}/index.html`;
}

/** A page that leads on, for servers that know no redirects. */
export function redirectPage(location: string, origin: string): string {
  const target = escapeAttribute(location);
  const canonical = escapeAttribute(new URL(location, origin).href);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Moved</title>',
    `<link rel="canonical" href="${canonical}">`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<p>This page has moved <a href="${target}">here</a>.</p></html>`,
    '',
  ].join('\n');
}

/** The list of redirects that Netlify, Cloudflare Pages and others read. */
export function redirectsFile(pages: readonly ExportPage[]): string {
  return pages
    .flatMap(({ path, location }) => (location === null ? [] : [`${path} ${location} 301\n`]))
    .join('');
}

const escapeAttribute = (text: string) =>
  text.replaceAll(/[&"<]/g, (character) => escapes[character] ?? character);
