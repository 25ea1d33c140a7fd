import { crc32, inflateRawSync } from 'node:zlib';

/** The files of an archive by name, read by its directory as unpackers do; every checksum is tried. */
export function readZip(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const files = new Map<string, Uint8Array>();
  const { offset, count } = directoryOf(view);
  for (let at = offset, left = count; left > 0; left -= 1) {
    const { name, length, ...entry } = entryAt(view, at);
    const content = contentOf(view, entry);
    if (crc32(content) !== entry.crc) throw new Error(`${name} is damaged`);
    if (content.length !== entry.plain) throw new Error(`${name} has another size`);
    if (files.has(name)) throw new Error(`${name} is there twice`);
    files.set(name, content);
    at += length;
  }
  return files;
}

export const textIn = (files: ReadonlyMap<string, Uint8Array>, name: string): string => {
  const content = files.get(name);
  if (!content) throw new Error(`There is no ${name} among ${[...files.keys()].join(', ')}`);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
};

function directoryOf(view: DataView): { offset: number; count: number } {
  const end = view.byteLength - 22;
  if (view.getUint32(end, true) !== 0x0605_4b50) throw new Error('The archive has no end');
  const count = view.getUint16(end + 10, true);
  const offset = view.getUint32(end + 16, true);
  if (count < 0xffff && offset < 0xffff_ffff) return { count, offset };
  const large = Number(view.getBigUint64(end - 20 + 8, true));
  if (view.getUint32(large, true) !== 0x0606_4b50) throw new Error('The large end is elsewhere');
  const numberAt = (at: number) => Number(view.getBigUint64(large + at, true));
  return { count: numberAt(32), offset: numberAt(48) };
}

function entryAt(view: DataView, at: number) {
  if (view.getUint32(at, true) !== 0x0201_4b50) throw new Error('The directory is damaged');
  const [nameLength, extraLength] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
  const name = new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength);
  return {
    name: new TextDecoder('utf-8', { fatal: true }).decode(name),
    length: 46 + nameLength + extraLength,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    plain: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
}

type Place = { offset: number; packed: number; method: number };

function contentOf(view: DataView, { offset, packed, method }: Place): Uint8Array {
  if (view.getUint32(offset, true) !== 0x0403_4b50) throw new Error('A file is elsewhere');
  const names = view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const bytes = new Uint8Array(view.buffer, view.byteOffset + offset + 30 + names, packed);
  return method === 8 ? new Uint8Array(inflateRawSync(bytes)) : bytes;
}
