import { createHash } from 'node:crypto';
import type { StoredDocument } from '#content/publishing/documents.ts';
import { bytesOf, type InlineElement, inlineElements } from './inline-elements.ts';

const hashes = new Map<string, string>();
const maxRememberedHashes = 500;
/** Where Google Analytics lives; pages of sites without it know nothing of these. */
const analyticsHosts = {
  script: ' https://www.googletagmanager.com',
  image: ' https://*.google-analytics.com https://*.googletagmanager.com',
  connection:
    ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
};

type Document = Pick<StoredDocument, 'contentType' | 'hasAnalytics'> & {
  /** For screens of the kitchen: the hosts of sites, which their previews are framed from. */
  framedSites?: string;
  /** Who may frame the document; nobody where it says nothing. */
  framedBy?: string;
};

/** The policy of a document that is answered as it is rendered. */
export const policyOf = (document: Document & Pick<StoredDocument, 'body'>): string =>
  contentSecurityPolicy(document, elementsOf(document, bytesOf(document.body)));

/** The inline scripts and styles of a document; only a page has any. */
export const elementsOf = (document: Document, bytes: Uint8Array): InlineElement[] =>
  isPage(document) ? inlineElements(bytes) : [];

/** Allows exactly the inline scripts and styles that the page was rendered with. */
export function contentSecurityPolicy(document: Document, elements: InlineElement[]): string {
  const { hasAnalytics = false, framedSites, framedBy = "'none'" } = document;
  const counting = hasAnalytics ? analyticsHosts : { script: '', image: '', connection: '' };
  if (!isPage(document)) return "default-src 'none'";
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { name, attributes, content } of elements) {
    if (name === 'style') styles.add(sourceOf(content));
    else if (isInlineScript(attributes)) scripts.add(sourceOf(content));
  }
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}${counting.script}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    // A cook sees a picture before it is uploaded.
    `img-src 'self' data:${counting.image}${framedSites === undefined ? '' : ' blob:'}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${counting.connection}`,
    `frame-src https://www.youtube-nocookie.com${framedSites === undefined ? '' : ` ${framedSites}`}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}

const isPage = ({ contentType }: Pick<StoredDocument, 'contentType'>): boolean =>
  contentType.startsWith('text/html');

function isInlineScript(attributes: string): boolean {
  return !attributes.includes(' src=') && !attributes.includes('application/ld+json');
}

/** Many pages share the same blocks, so their hashes are remembered. */
function sourceOf(content: string): string {
  const known = hashes.get(content);
  if (known) return known;
  const source = `'sha256-${createHash('sha256').update(content, 'latin1').digest('base64')}'`;
  if (hashes.size >= maxRememberedHashes) hashes.clear();
  hashes.set(content, source);
  return source;
}
