import { isDeviceName } from './file-names.ts';

/** A page as it is stored, with what a file needs of it. */
export type ExportPage = { path: string; contentType: string; location: string | null };

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/** The file that any web server answers a page's address with, from the folder of the export. */
export function pageFile({ path, contentType, location }: ExportPage): string {
  if (path === '/404') return '404.html';
  const isHtml = contentType.startsWith('text/html') || location !== null;
  const name = leadToFiles(path).slice(1);
  if (!isHtml) return name;
  return name === '' ? 'index.html' : `${name}/index.html`;
}

/** Whether a page can be read as text; what is none goes out as the bytes it is. */
export const isTextType = (contentType: string): boolean =>
  /^text\/|\b(?:json|xml|javascript)\b/.test(contentType);

/** Pages whose address a cook has chosen. */
const chosenAddress = /(\/(?:recipes|collections)\/)([a-z0-9-]+)/g;

/** The same with other addresses for pages whose own no Windows can write as a folder. */
export const leadToFiles = (text: string): string =>
  text.replaceAll(chosenAddress, (written, folder: string, slug: string) =>
    isDeviceName(slug) ? `${folder}_${slug}` : written,
  );

/** A page that leads on, for servers that know no redirects. */
export function redirectPage(location: string, origin: string): string {
  const target = escapeAttribute(leadToFiles(location));
  const canonical = escapeAttribute(new URL(leadToFiles(location), origin).href);
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
    .flatMap(({ path, location }) => {
      const target = leadToFiles(location ?? path);
      return target === path ? [] : [`${path} ${target} 301\n`];
    })
    .join('');
}

const escapeAttribute = (text: string) =>
  text.replaceAll(/[&"<]/g, (character) => escapes[character] ?? character);
