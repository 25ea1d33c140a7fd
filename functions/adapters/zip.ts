import { crc32, deflateRawSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file of an archive; `packed` is smaller when deflated, as texts are and pictures are not. */
export type ZipFile = {
  name: string;
  modifiedAt: number;
} & (
  | { kind: 'packed' | 'stored'; bytes: Bytes }
  | { kind: 'packed stream' | 'stored stream'; body: ReadableStream }
);

type Sizes = { crc: number; packed: number; plain: number };
type Entry = Sizes & { name: Bytes; method: number; flags: number; offset: number; at: Date };

const [stored, deflated] = [0, 8];
const utf8Names = 0x0800;
/** The sizes stand behind the file, since they are known only there. */
const sizesFollow = 0x0008;
/** What does not fit into a field stands in the fields of ZIP64 behind it. */
const [most16, most32] = [0xffff, 0xffff_ffff];
const [version, version64] = [20, 45];
const encoder = new TextEncoder();

/** A ZIP archive as fast as somebody takes it; of what is written it remembers a line for each file. */
export function zipStream(files: AsyncGenerator<ZipFile, void>): ReadableStream<Bytes> {
  const parts = zipParts(files);
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const next = await parts.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => void (await parts.return()),
    },
    { highWaterMark: 0 },
  );
}

async function* zipParts(files: AsyncGenerator<ZipFile, void>): AsyncGenerator<Bytes, void> {
  const directory: Bytes[] = [];
  let offset = 0;
  for await (const file of files) {
    const start = entryOf(file, offset);
    const writing = 'bytes' in file ? whole(start, file) : streamed(start, file);
    for (let next = await writing.next(); ; next = await writing.next()) {
      if (next.done) {
        directory.push(directoryLine(next.value));
        break;
      }
      offset += next.value.length;
      yield next.value;
    }
  }
  yield* directory;
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  yield endOf({ count: directory.length, size, offset });
}

const entryOf = ({ name, modifiedAt, kind }: ZipFile, offset: number): Entry => ({
  name: new Uint8Array(encoder.encode(name)),
  method: kind === 'stored' ? stored : deflated,
  flags: utf8Names,
  offset,
  at: new Date(modifiedAt),
  crc: 0,
  packed: 0,
  plain: 0,
});

type Writing = AsyncGenerator<Bytes, Entry>;

async function* whole(entry: Entry, file: Extract<ZipFile, { bytes: Bytes }>): Writing {
  const packed = file.kind === 'packed' ? new Uint8Array(deflateRawSync(file.bytes)) : file.bytes;
  const sizes = { crc: crc32(file.bytes), packed: packed.length, plain: file.bytes.length };
  const known = { ...entry, ...sizes };
  yield headerOf(known);
  yield packed;
  return known;
}

async function* streamed(
  entry: Entry,
  { kind, body }: Extract<ZipFile, { body: ReadableStream }>,
): Writing {
  const known = { ...entry, flags: entry.flags | sizesFollow };
  yield headerOf(known);
  const counted = body.pipeThrough(
    new TransformStream<Bytes, Bytes>({
      transform: (chunk, controller) => {
        known.crc = crc32(chunk, known.crc);
        known.plain += chunk.length;
        controller.enqueue(chunk);
      },
    }),
  );
  const chunks = kind === 'packed stream' ? deflatedChunks(counted) : storedChunks(counted);
  for await (const chunk of chunks) {
    known.packed += chunk.length;
    yield chunk;
  }
  yield record(16, [
    [4, 0x0807_4b50],
    [4, known.crc],
    [4, known.packed],
    [4, known.plain],
  ]);
  return known;
}

type Chunks = ReadableStream<Bytes>;

async function* deflatedChunks(chunks: Chunks): AsyncGenerator<Bytes, void> {
  yield* read(chunks.pipeThrough(new CompressionStream('deflate-raw')));
}

/**
 * Blocks of DEFLATE that hold their bytes as they are: readers that do not look ahead take a file
 * whose size stands behind it only when it is deflated.
 */
async function* storedChunks(chunks: Chunks): AsyncGenerator<Bytes, void> {
  for await (const chunk of read(chunks)) {
    for (let from = 0; from < chunk.length; from += most16) {
      const part = chunk.subarray(from, from + most16);
      yield record(5, [
        [1, 0],
        [2, part.length],
        [2, most16 - part.length],
      ]);
      yield part;
    }
  }
  yield record(5, [
    [1, 1],
    [2, 0],
    [2, most16],
  ]);
}

/** Ends the source too when nobody takes more of it. */
async function* read<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk, void> {
  const reader = stream.getReader();
  let isDone = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isDone = done;
      if (done) return;
      yield value;
    }
  } finally {
    if (!isDone) await reader.cancel();
  }
}

const headerOf = (entry: Entry): Bytes =>
  record(30, [[4, 0x0403_4b50], [2, version], ...commonFields(entry), [2, 0]], entry.name);

function directoryLine(entry: Entry): Bytes {
  const isFar = entry.offset >= most32;
  const extra = isFar
    ? record(12, [
        [2, 1],
        [2, 8],
        [8, entry.offset],
      ])
    : new Uint8Array(0);
  const fields: Field[] = [
    [4, 0x0201_4b50],
    // Written as by a Unix, so that names are read as they are.
    [2, (3 << 8) | version64],
    [2, isFar ? version64 : version],
    ...commonFields(entry),
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, (0o10_0644 << 16) >>> 0],
    [4, isFar ? most32 : entry.offset],
  ];
  return record(46, fields, entry.name, extra);
}

function commonFields({ flags, method, at, crc, packed, plain, name }: Entry): Field[] {
  const year = Math.min(Math.max(at.getUTCFullYear() - 1980, 0), 127);
  const date = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return [
    [2, flags],
    [2, method],
    [2, time],
    [2, date],
    [4, crc],
    [4, packed],
    [4, plain],
    [2, name.length],
  ];
}

type Directory = { count: number; size: number; offset: number };

function endOf({ count, size, offset }: Directory): Bytes {
  const isLarge = count >= most16 || size >= most32 || offset >= most32;
  const end = record(22, [
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, Math.min(count, most16)],
    [2, Math.min(count, most16)],
    [4, Math.min(size, most32)],
    [4, Math.min(offset, most32)],
    [2, 0],
  ]);
  return isLarge ? joined([largeEndOf({ count, size, offset }), end]) : end;
}

function largeEndOf({ count, size, offset }: Directory): Bytes {
  const end = record(56, [
    [4, 0x0606_4b50],
    [8, 44],
    [2, version64],
    [2, version64],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
  ]);
  const locator = record(20, [
    [4, 0x0706_4b50],
    [4, 0],
    [8, offset + size],
    [4, 1],
  ]);
  return joined([end, locator]);
}

/** Bytes and the number in them, the lowest first. */
type Field = readonly [bytes: 1 | 2 | 4 | 8, value: number];

function record(length: number, fields: readonly Field[], ...behind: Bytes[]): Bytes {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 1) view.setUint8(at, value);
    else if (size === 2) view.setUint16(at, value, true);
    else if (size === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += size;
  }
  return behind.length === 0 ? bytes : joined([bytes, ...behind]);
}

function joined(parts: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
