import type { Id } from '../../ids.ts';

/** In an address of a site, names the newsletter by whose letters or page somebody came there. */
export const letterParameter = 'letter';

/** What may be a code; whether a newsletter has it is another matter. */
const codeForm = /^[\w-]{22}$/;

/** The id of a newsletter in 22 signs: short enough for an address, and the same for all its readers. */
export function letterCode(id: Id): string {
  const bytes = (id.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null of what no id is written as. */
export function idOfLetterCode(code: string): Id | null {
  if (!codeForm.test(code)) return null;
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = Array.from(binary, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
  const id = hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  // The last sign has room for more than the id: of its spellings one is ours.
  return letterCode(id) === code ? id : null;
}

type Naming = { origin: string; code: string | null };

/** The same page of the site by an address that names the newsletter; other addresses stay as they are. */
export function namingLetter(href: string, { origin, code }: Naming): string {
  if (code === null || !URL.canParse(href)) return href;
  const url = new URL(href);
  if (url.origin !== origin || isFile(url)) return href;
  url.search = `?${[...othersIn(url), `${letterParameter}=${code}`].join('&')}`;
  return url.href;
}

/** The address as its cook wrote it. */
export function withoutLetter(href: string): string {
  if (!URL.canParse(href)) return href;
  const url = new URL(href);
  if (!url.searchParams.has(letterParameter)) return href;
  const others = othersIn(url);
  url.search = others.length === 0 ? '' : `?${others.join('&')}`;
  return url.href;
}

/** Caches keep files by the whole address, so a file has one for all. */
const isFile = ({ pathname }: URL): boolean => /^\/(?:api|media)\//.test(pathname);

/** All other parameters, spelled as they were. */
const othersIn = ({ search }: URL): string[] =>
  search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !new URLSearchParams(`&${part}`).has(letterParameter));
