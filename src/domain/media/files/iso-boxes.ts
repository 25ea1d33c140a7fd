import { ascii, u32be } from './bytes.ts';

/** `start` is where the box begins, `body` where its content does. */
export type Box = { type: string; start: number; body: number; end: number };

const MAX_BOXES = 4096;

/** The boxes between two places of a file, nothing where one of them does not fit. */
export function readBoxes(bytes: Uint8Array, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const box = boxAt(bytes, at, to);
    if (!box || boxes.length === MAX_BOXES) return undefined;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

export const findBox = (boxes: readonly Box[], type: string): Box | undefined =>
  boxes.find((box) => box.type === type);

/** The box at the beginning of a file of which only the first bytes are there. */
export const readBoxHead = (head: Uint8Array, fileLength: number): Box | undefined =>
  head.length < 8 ? undefined : boxAt(head, 0, fileLength);

function boxAt(bytes: Uint8Array, start: number, to: number): Box | undefined {
  const short = u32be(bytes, start);
  const head = short === 1 ? 16 : 8;
  const size = boxSize(bytes, start, short) ?? to - start;
  if (size < head || start + size > to) return undefined;
  return { type: ascii(bytes, start + 4, 4), start, body: start + head, end: start + size };
}

/** Nothing for a box that reaches to the end of its surroundings. */
function boxSize(bytes: Uint8Array, start: number, short: number): number | undefined {
  if (short === 0) return undefined;
  return short === 1 ? u32be(bytes, start + 8) * 2 ** 32 + u32be(bytes, start + 12) : short;
}
