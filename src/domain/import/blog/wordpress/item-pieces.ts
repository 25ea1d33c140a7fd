/** A piece of a file: what stands before the first item, or an item. */
export type Piece = {
  kind: 'head' | 'item';
  /** Where it stands in the file, in bytes. */
  start: number;
  end: number;
  /** Null where it is larger than any item is. */
  bytes: Uint8Array | null;
};

/** The file ends inside of an item. */
export type Pieces = AsyncGenerator<Piece | 'cut off'>;

const pieceBytesMax = 32 * 1024 * 1024;
const chunkBytes = 1024 * 1024;
const markLengths = { cdata: '<![CDATA['.length, comment: '<!--'.length };
/** As long as the longest of the marks that are looked for. */
const markLength = markLengths.cdata;

type Scan = {
  bytes: Uint8Array;
  /** A letter a byte, so that places in it are places in the bytes. */
  view: string;
  /** Of the first byte, in the file. */
  offset: number;
  /** Where to look on, and where the piece began, both from the first byte. */
  at: number;
  start: number;
  kind: Piece['kind'];
  inside: 'tags' | 'cdata' | 'comment';
  isTooLarge: boolean;
  hasHead: boolean;
};

/**
 * Parts a WordPress export into its items without reading it whole. Items end where their tag does
 * and not where a text in CDATA quotes one. The marks are ASCII, as they are in every encoding that
 * such files have.
 */
export async function* itemPieces(blob: Blob): Pieces {
  const scan = emptyScan();
  for (let read = 0; read < blob.size;) {
    const chunk = new Uint8Array(await blob.slice(read, read + chunkBytes).arrayBuffer());
    if (chunk.length === 0) break;
    read += chunk.length;
    take(scan, chunk);
    for (let piece = nextPiece(scan); piece; piece = nextPiece(scan)) yield piece;
    letGo(scan);
  }
  if (scan.kind === 'item' || scan.inside !== 'tags') yield 'cut off';
  else if (!scan.hasHead) yield endPiece(scan, scan.view.length);
}

const emptyScan = (): Scan => ({
  bytes: new Uint8Array(),
  view: '',
  offset: 0,
  at: 0,
  start: 0,
  kind: 'head',
  inside: 'tags',
  isTooLarge: false,
  hasHead: false,
});

/** WINDOWS-1252 has a letter for each byte. */
const oneByteLetters = new TextDecoder('windows-1252');

function take(scan: Scan, chunk: Uint8Array): void {
  const bytes = new Uint8Array(scan.bytes.length + chunk.length);
  bytes.set(scan.bytes);
  bytes.set(chunk, scan.bytes.length);
  scan.bytes = bytes;
  scan.view += oneByteLetters.decode(chunk);
}

/** Forgets what lies behind, and the piece itself once it is larger than any is. */
function letGo(scan: Scan): void {
  if (scan.at - scan.start > pieceBytesMax) scan.isTooLarge = true;
  const isKept = !scan.isTooLarge && (scan.kind === 'item' || !scan.hasHead);
  const from = isKept ? scan.start : scan.at;
  scan.bytes = scan.bytes.slice(from);
  scan.view = scan.view.slice(from);
  scan.offset += from;
  scan.at -= from;
  scan.start = isKept ? 0 : scan.start - from;
}

/** Null where the piece goes on beyond what was read. */
function nextPiece(scan: Scan): Piece | null {
  for (;;) {
    if (scan.inside !== 'tags') {
      if (!skipTo(scan, scan.inside === 'cdata' ? ']]>' : '-->')) return null;
      scan.inside = 'tags';
    }
    const found = scan.view.indexOf('<', scan.at);
    scan.at = found === -1 ? scan.view.length : found;
    if (scan.view.length - scan.at < markLength) return null;
    const piece = atTag(scan);
    if (piece) return piece;
  }
}

/** What begins at the place of the scan, which goes on behind it. */
function atTag(scan: Scan): Piece | null {
  const { view, at } = scan;
  const isItemTag = (mark: string): boolean =>
    view.startsWith(mark, at) && /^[\s>]$/.test(view.charAt(at + mark.length));
  scan.at += 1;
  if (view.startsWith('<![CDATA[', at)) scan.inside = 'cdata';
  else if (view.startsWith('<!--', at)) scan.inside = 'comment';
  if (scan.inside !== 'tags') scan.at = at + markLengths[scan.inside];
  if (isItemTag('<item')) return openItem(scan, at);
  if (scan.kind !== 'item' || !isItemTag('</item')) return null;
  const close = view.indexOf('>', at);
  return endPiece(scan, close === -1 ? view.length : close + 1);
}

/** An item that begins inside of another ends that one, whose own end is missing. */
function openItem(scan: Scan, at: number): Piece | null {
  const isFirst = !scan.hasHead;
  const piece = isFirst || scan.kind === 'item' ? endPiece(scan, at) : null;
  scan.kind = 'item';
  scan.isTooLarge = false;
  scan.start = at;
  scan.at = at + '<item'.length;
  return piece;
}

function endPiece(scan: Scan, end: number): Piece {
  const { kind, start, offset, isTooLarge } = scan;
  const bytes = isTooLarge ? null : scan.bytes.slice(start, end);
  scan.hasHead = true;
  scan.kind = 'head';
  scan.isTooLarge = false;
  scan.at = end;
  scan.start = end;
  return { kind, start: offset + start, end: offset + end, bytes };
}

function skipTo(scan: Scan, mark: string): boolean {
  const found = scan.view.indexOf(mark, scan.at);
  scan.at =
    found === -1 ? Math.max(scan.at, scan.view.length - mark.length + 1) : found + mark.length;
  return found !== -1;
}
