import { addAll } from '../add-all.ts';
import { isHttpAddress } from '../../text/safe-href.ts';
import { isOfSystem } from '../archive/entry-names.ts';
import { fileLimits, unpackedMost } from '../archive/limits.ts';
import { type Folder, isFolder } from '../archive/folder.ts';
import { openArchive } from '../archive/open-archive.ts';
import type { ArchiveEntry } from '../archive/zip-archive.ts';
import { decodeBytes } from '../decode-bytes.ts';
import type { BlogContent, BlogFile, BlogProblem } from './blog-content.ts';
import { ghostBlog } from './ghost/ghost-blog.ts';
import { isSubstack, substackBlog } from './substack/substack-blog.ts';
import { wxrBlog } from './wordpress/wxr-blog.ts';

export type BlogSource = {
  /** Of the file, for reports. */
  name: string;
  /** All files of one export; large blogs come in several. */
  blobs: readonly (Blob | Folder)[];
  /** Where the blog stands, for exports that do not say it. */
  address?: string | null;
};

type Kind = 'wxr' | 'json' | 'zip' | 'unknown';
type KnownFile = BlogFile & { kind: Kind };

/** By this much of its beginning a file is known. */
const headBytes = 16 * 1024;
const jsonBytesMax = 256 * 1024 * 1024;

/**
 * The blog that files hold: an export of WordPress in one file or several, of Ghost, of Substack,
 * packed or not. What cannot be read is told among the rest; nothing is thrown.
 */
export async function* readBlog(source: BlogSource): AsyncGenerator<BlogContent> {
  const { name, blobs } = source;
  const address = source.address && isHttpAddress(source.address) ? source.address : null;
  const exports: BlogFile[] = [];
  for (const [at, blob] of blobs.entries()) {
    const ownName = blobs.length > 1 ? `${name} (${at + 1})` : name;
    if (!isFolder(blob) && (await kindOf(blob)) !== 'zip') {
      exports.push({ name: ownName, blob });
      continue;
    }
    const entries = await entriesOf(blob);
    if (!entries || entries.length === 0) yield problemOf(ownName, entries ? 'not_blog' : 'broken');
    else if (isSubstack(entries)) yield* substackBlog({ name: ownName, entries, address });
    else {
      const { files, problems } = await unpackedExports(entries);
      addAll(exports, files);
      yield* problems;
    }
  }
  const files = await Promise.all(exports.map(withKind));
  for (const file of files) {
    if (file.kind === 'json') yield* jsonBlog(file, address);
    else if (file.kind !== 'wxr') yield problemOf(file.name, 'not_blog');
  }
  const wordpress = files.filter(({ kind }) => kind === 'wxr');
  if (wordpress.length > 0) yield* wxrBlog(wordpress);
}

const problemOf = (file: string, problem: BlogProblem['problem']): BlogContent => ({
  problem: { file, problem, text: '' },
});

const withKind = async (file: BlogFile): Promise<KnownFile> => ({
  ...file,
  kind: await kindOf(file.blob),
});

async function kindOf(blob: Blob): Promise<Kind> {
  const bytes = new Uint8Array(await blob.slice(0, headBytes).arrayBuffer());
  const head = decodeBytes(bytes).trimStart();
  if (head.startsWith('PK\u0003\u0004')) return 'zip';
  if (head.startsWith('{') || head.startsWith('[')) return 'json';
  return /<rss[\s>]/.test(head) ? 'wxr' : 'unknown';
}

/** The files of people in an archive that can be opened; null where its list breaks off. */
async function entriesOf(blob: Blob | Folder): Promise<ArchiveEntry[] | null> {
  const { entries, problem } = await openArchive(blob);
  return problem ? null : entries.filter(({ path, isLocked }) => !isLocked && !isOfSystem(path));
}

async function unpackedExports(
  entries: readonly ArchiveEntry[],
): Promise<{ files: BlogFile[]; problems: BlogContent[] }> {
  const files: BlogFile[] = [];
  const problems: BlogContent[] = [];
  const spent = { bytes: 0 };
  for (const entry of entries) {
    if (!/\.(?:xml|json)$/i.test(entry.path)) continue;
    const most = unpackedMost(spent, entry.packedSize, fileLimits.exportBytes);
    const unpacked = await entry.unpack(most);
    if ('problem' in unpacked) {
      const problem = unpacked.problem === 'too_large' ? 'too_large' : 'broken';
      problems.push({ problem: { file: entry.path, problem, text: '' } });
    } else {
      spent.bytes += unpacked.blob.size;
      files.push({ name: entry.path, blob: unpacked.blob });
    }
  }
  return { files, problems };
}

async function* jsonBlog(file: BlogFile, address: string | null): AsyncGenerator<BlogContent> {
  if (file.blob.size > jsonBytesMax) {
    yield problemOf(file.name, 'too_large');
    return;
  }
  const text = decodeBytes(new Uint8Array(await file.blob.arrayBuffer()));
  yield* ghostBlog({ name: file.name, text, address });
}
