import { inflateSync } from 'node:zlib';

/** The text of each sheet of a PDF that Chromium printed, in drawing order. */
export function textOfSheets(pdf: Uint8Array): string[] {
  const objects = readObjects(pdf);
  const sheets = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return sheets.map(({ head }) => {
    const fonts = new Map<string, Map<string, string>>();
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      fonts.set(name, charactersOf(objects, id));
    }
    return readText(contentOf(objects, head), fonts);
  });
}

/** Letters and digits alone, so that the comparison ignores layout. */
export const lettersOf = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Every byte becomes one character, so that places in the text are places in the file. */
const oneToOne = new TextDecoder('latin1');

type PdfObject = { head: string; stream: string };

function readObjects(pdf: Uint8Array): Map<string, PdfObject> {
  const source = oneToOne.decode(pdf);
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = '', index } of source.matchAll(/^(\d+) 0 obj$/gm)) {
    const end = source.indexOf('endobj', index);
    const body = source.slice(index, end);
    const start = body.indexOf('stream\n');
    const head = start < 0 ? body : body.slice(0, start);
    const from = index + start + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const isText = start >= 0 && head.includes('/FlateDecode') && !head.includes('/Image');
    const bytes = isText ? inflateSync(pdf.subarray(from, from + length)) : new Uint8Array();
    objects.set(id, { head, stream: oneToOne.decode(bytes) });
  }
  return objects;
}

function contentOf(objects: Map<string, PdfObject>, head: string): string {
  const id = /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '';
  return objects.get(id)?.stream ?? '';
}

/** The characters of a font's glyphs; all codes have the same length. */
function charactersOf(objects: Map<string, PdfObject>, fontId: string): Map<string, string> {
  const id = /\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId)?.head ?? '')?.[1] ?? '';
  const map = objects.get(id)?.stream ?? '';
  const characters = new Map<string, string>();
  for (const [, glyph = '', code = ''] of map.matchAll(/^<(\w+)> <((?:\w{4})+)>$/gm)) {
    characters.set(glyph, readUtf16(code));
  }
  for (const [, from = '', to = '', code = ''] of map.matchAll(/^<(\w+)> <(\w+)> <(\w+)>$/gm)) {
    const first = Number.parseInt(from, 16);
    for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph += 1) {
      const name = glyph.toString(16).toUpperCase().padStart(from.length, '0');
      characters.set(name, String.fromCodePoint(Number.parseInt(code, 16) + glyph - first));
    }
  }
  return characters;
}

function readUtf16(hex: string): string {
  const units = (hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
  return String.fromCharCode(...units);
}

function readText(content: string, fonts: Map<string, Map<string, string>>): string {
  let characters = new Map<string, string>();
  let text = '';
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)> Tj|ET/g)) {
    if (font !== undefined) characters = fonts.get(font) ?? characters;
    else if (glyphs === undefined) text += '\n';
    else text += decode(glyphs, characters);
  }
  return text;
}

function decode(glyphs: string, characters: Map<string, string>): string {
  const [known = ''] = characters.keys();
  const codes = glyphs.match(new RegExp(`.{${known.length || 4}}`, 'g')) ?? [];
  return codes.map((code) => characters.get(code) ?? '').join('');
}
