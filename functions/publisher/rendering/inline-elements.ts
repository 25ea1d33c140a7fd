import { StringDecoder } from 'node:string_decoder';

/** A script or a style with what is in it; places are in bytes. */
export type InlineElement = {
  name: 'script' | 'style';
  attributes: string;
  /** One character for each byte. */
  content: string;
  start: number;
  end: number;
};

const encoder = new TextEncoder();

/**
 * Scripts and styles with what is in them, else any other tag whole: what a cook wrote into an
 * attribute must not pass for an element of the page.
 */
const tags =
  /<(?:(script|style)\b((?:[^"'>]|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1>|!--[\s\S]*?-->|[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>)/g;

export const bytesOf = (body: string | Uint8Array): Uint8Array =>
  typeof body === 'string' ? encoder.encode(body) : body;

/** Finds them among the bytes of a page: what matters of markup is ASCII, and texts are long. */
export function inlineElements(bytes: Uint8Array): InlineElement[] {
  const elements: InlineElement[] = [];
  for (const found of oneByteText(bytes).matchAll(tags)) {
    const { 0: whole, 1: name, 2: attributes = '', 3: inner = '', index } = found;
    if (name !== 'script' && name !== 'style') continue;
    const end = index + whole.length - `</${name}>`.length;
    const start = end - inner.length;
    // A copy, so that a cache of it does not retain the whole page.
    const content = oneByteText(bytes.subarray(start, end));
    elements.push({ name, attributes, content, start, end });
  }
  return elements;
}

const oneByteText = (bytes: Uint8Array) => new StringDecoder('latin1').end(bytes);
