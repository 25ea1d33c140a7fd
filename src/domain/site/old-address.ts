import { isBlank } from '../text/blank.ts';
import { tokenParameters } from '../accounts/hand-over.ts';

export const oldAddressMaxLength = 2048;

/** An address of the site that a cook had before. */
export type OldAddress = {
  /** Path and query as that site wrote them, without encodings and what only tells who came. */
  address: string;
  /** What is the same for all spellings that lead to one page. */
  compared: string;
  /** The same without the query; null where there is none, or nothing else. */
  comparedPath: string | null;
};

type Parameter = { name: string; value: string };
type Parts = { segments: string[]; parameters: Parameter[] };

/** Parameters that tell where a visitor comes from, or how the same page is to be shown. */
const ignoredParameters = new Set([
  ...tokenParameters,
  ...[
    'fbclid gclid dclid gbraid wbraid msclkid yclid twclid ttclid igshid igsh mc_cid mc_eid _ga _gl',
    '_hsenc _hsmi mkt_tok ref spref replytocom showcomment share nb amp feed print preview',
  ].flatMap((line) => line.split(' ')),
]);

/** Reads an address as a cook pastes it or a visitor asks for it; null where it is none, or the home page. */
export function readOldAddress(written: string): OldAddress | null {
  if (written.length > oldAddressMaxLength) return null;
  return addressOf(partsOf(written));
}

/** Of an address that was read: its query by name and value, where a part of it is to go. */
export function withParameters(
  { address }: OldAddress,
  keeps: (parameter: Parameter) => boolean,
): OldAddress | null {
  const { segments, parameters } = partsOf(address);
  return addressOf({ segments, parameters: parameters.filter(keeps) });
}

function addressOf({ segments, parameters }: Parts): OldAddress | null {
  if (segments.some((segment) => isBlank(segment))) return null;
  const address = pathOf(segments) + queryOf(parameters.map(writtenParameter));
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(address) || !address.isWellFormed()) return null;
  const comparedPath = pathOf(comparedSegments(segments.map(folded)));
  const query = queryOf(parameters.map((each) => folded(writtenParameter(each))).toSorted());
  const compared = comparedPath + query;
  if (compared === '/' || Math.max(address.length, compared.length) > oldAddressMaxLength) {
    return null;
  }
  return {
    address,
    compared,
    comparedPath: query === '' || comparedPath === '/' ? null : comparedPath,
  };
}

const pathOf = (segments: readonly string[]) => `/${segments.join('/')}`;
const queryOf = (parameters: readonly string[]) =>
  parameters.length === 0 ? '' : `?${parameters.join('&')}`;

function partsOf(written: string): Parts {
  const [local = ''] = withoutHost(written.trim()).split('#', 1);
  const queryAt = local.indexOf('?');
  const path = queryAt === -1 ? local : local.slice(0, queryAt);
  const query = queryAt === -1 ? '' : local.slice(queryAt + 1);
  return { segments: segmentsOf(path), parameters: parametersOf(query) };
}

const withoutHost = (text: string) => text.replace(/^(?:https?:)?\/\/[^/\\?#]*/i, '');

function segmentsOf(path: string): string[] {
  const segments: string[] = [];
  for (const part of path.split(/[/\\]/)) {
    const segment = decoded(part).trim();
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(escaped(segment));
  }
  return segments;
}

function parametersOf(query: string): Parameter[] {
  return query.split('&').flatMap((part) => {
    const [first = '', ...rest] = part.replaceAll('+', ' ').split('=');
    const name = decoded(first).trim();
    const value = decoded(rest.join('=')).trim();
    return name === '' || isIgnored({ name: name.toLowerCase(), value }) ? [] : [{ name, value }];
  });
}

const isIgnored = ({ name, value }: Parameter) =>
  name.startsWith('utm_') ||
  ignoredParameters.has(name) ||
  // Blogger asks for the page of telephones so; elsewhere it is a month.
  (name === 'm' && /^[01]$/.test(value));

const writtenParameter = ({ name, value }: Parameter) =>
  value === '' ? escaped(name) : `${escaped(name)}=${escaped(value)}`;

/** What would be read as something else stays encoded, so that an address reads the same once more. */
const escaped = (text: string) =>
  text.replaceAll(/[%/\\?#&=+]/g, (sign) => `%${hexOf(sign.codePointAt(0) ?? 0)}`);

const hexOf = (code: number) => code.toString(16).toUpperCase().padStart(2, '0');

const decoded = (text: string) =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, decodedBytes).normalize('NFC');

/** UTF-8, else Latin-1, in which the oldest sites wrote their addresses. */
function decodedBytes(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    const bytes = encoded.slice(1).split('%');
    return bytes.map((byte) => String.fromCodePoint(Number.parseInt(byte, 16))).join('');
  }
}

const folded = (text: string) => text.toLowerCase().normalize('NFC');

const feedFormats = new Set(['rss', 'rss2', 'rdf', 'atom']);
const indexFiles = new Set(['index.php', 'index.html', 'index.htm']);

/** Without what leads to a page by another way: endings, feeds, AMP, pages of comments. */
function comparedSegments(segments: readonly string[]): string[] {
  let current = [...segments];
  for (;;) {
    const next = shortened(current);
    if (next.length === current.length && next.at(-1) === current.at(-1)) return current;
    current = next;
  }
}

function shortened(segments: string[]): string[] {
  const [first = ''] = segments;
  const last = segments.at(-1) ?? '';
  if (first === 'index.php') return segments.slice(1);
  if (indexFiles.has(last)) return segments.slice(0, -1);
  if (/[^.]\.(?:html?|amp)$/.test(last)) return [...segments.slice(0, -1), withoutEnding(last)];
  if (segments.length < 2) return segments;
  if (last === 'amp' || last === 'feed' || /^comment-page-\d+$/.test(last)) {
    return segments.slice(0, -1);
  }
  const isFeed = segments.length > 2 && segments.at(-2) === 'feed' && feedFormats.has(last);
  return isFeed ? segments.slice(0, -2) : segments;
}

const withoutEnding = (segment: string) => segment.slice(0, segment.lastIndexOf('.')).trim();
