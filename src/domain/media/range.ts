export type ByteRange =
  | { kind: 'whole' }
  | { kind: 'part'; start: number; end: number }
  | { kind: 'unsatisfiable' };

const RANGE = /^\s*bytes\s*=\s*(?:(\d{1,15})\s*)?-\s*(?:(\d{1,15})\s*)?$/i;

/**
 * Reads a Range header for a body of `size` bytes; `end` is the last byte sent. Several ranges and
 * other units get the whole body, as the standard allows; one that cannot be read or met is refused.
 */
export function parseRange(header: string | null, size: number): ByteRange {
  if (header === null || !/^\s*bytes\s*=/i.test(header)) return { kind: 'whole' };
  if (header.includes(',')) return { kind: 'whole' };
  const [, first = '', last = ''] = RANGE.exec(header) ?? [];
  if (first + last === '') return { kind: 'unsatisfiable' };
  if (first === '') return suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  const isBackwards = last !== '' && Number(last) < start;
  return start >= size || isBackwards ? { kind: 'unsatisfiable' } : { kind: 'part', start, end };
}

function suffix(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', start: Math.max(0, size - length), end: size - 1 };
}
