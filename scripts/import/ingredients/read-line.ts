import { webAddress } from '#contract/fields.ts';
import { plainLine } from '#domain/ingredients/ingredient-line/clean-line.ts';
import {
  type LineReading,
  readLine as readPlainLine,
} from '#domain/ingredients/line-reading/read-line.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { isTextLeaf } from '#domain/text/rich-text.ts';
import { inlineMarkup } from '../../markdown/markdown-inline.ts';
import { decodeEntities } from '../decode-entities.ts';

/** The reading of a line of another source, its text without markup and where that linked to. */
export type ImportedLine = LineReading & { writtenAs: string; link: string | null };

/** Reads a line of any source; what it links to beside the first address becomes a remark. */
export function readLine(line: string, language: string): ImportedLine {
  const { text, addresses } = withoutMarkup(line);
  const [link = null, ...further] = addresses;
  const reading = readPlainLine(text, language);
  const note = [reading.note, ...further].filter(Boolean).join(', ') || null;
  return { ...reading, note, writtenAs: plainLine(text).trim(), link };
}

const autolink = /<(https?:\/\/[^\s<>]+)>/g;

/** Text without emphasis, entities and links, and the web addresses it linked to. */
function withoutMarkup(line: string): { text: string; addresses: string[] } {
  const decoded = decodeEntities(line);
  const bare = [...decoded.matchAll(autolink)].flatMap(([, address]) => address ?? []);
  const children = inlineMarkup(decoded.replaceAll(autolink, ''));
  const addresses = children.flatMap((node) =>
    !isTextLeaf(node) && node.type === 'link' && webAddress.safeParse(node.href).success
      ? [node.href]
      : [],
  );
  const text = toPlainText({ type: 'paragraph', children }).trim();
  return { text, addresses: [...addresses, ...bare] };
}
