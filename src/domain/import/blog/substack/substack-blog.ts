import { oneLine } from '../../../text/one-line.ts';
import { baseName } from '../../archive/entry-names.ts';
import { fileLimits } from '../../archive/limits.ts';
import type { ArchiveEntry } from '../../archive/zip-archive.ts';
import { csvRecords } from '../../csv/parse-csv.ts';
import { decodeBytes } from '../../decode-bytes.ts';
import { plainOf } from '../../markup/thing.ts';
import type { BlogContent, BlogPost, BlogReaders } from '../blog-content.ts';
import { countPost, emptyCounts } from '../blog-counts.ts';
import { emptyPost } from '../blog-post.ts';
import { readBody } from '../body/read-body.ts';
import { renamedAddress } from '../old-address.ts';
import { writtenDate } from '../../text/written-date.ts';

export type SubstackFile = {
  name: string;
  entries: readonly ArchiveEntry[];
  address: string | null;
};

const listName = /(?:^|\/)posts\.csv$/;

export const isSubstack = (entries: readonly ArchiveEntry[]): boolean =>
  entries.some(({ path }) => listName.test(path));

/** A list of the posts, and a page of HTML for each. */
export async function* substackBlog(file: SubstackFile): AsyncGenerator<BlogContent> {
  const { name, entries } = file;
  const list = entries.find((entry) => listName.test(entry.path));
  const { records } = csvRecords((await textOf(list)) ?? '');
  const pages = new Map(entries.map((entry) => [baseName(entry.path), entry]));
  const address = file.address ?? (await addressIn(pages, records));
  yield { site: { title: '', address, language: null } };
  const counts = emptyCounts();
  for (const row of records) {
    const id = row['post_id'] ?? '';
    const html = await textOf(pages.get(`${id}.html`));
    if (html === null) {
      yield { problem: { file: name, problem: 'broken', text: id } };
    }
    const post = postOf(row, html ?? '', address);
    countPost(counts, post);
    yield { post };
  }
  yield { counts };
}

const slugOf = (id: string): string => id.replace(/^\d+\./, '');
const postAddress = /\bhttps?:\/\/([a-z\d.-]{1,253})\/p\/([\w-]+)/gi;

/** No file says where the blog stood: the host at which most links to its own posts lead. */
async function addressIn(
  pages: ReadonlyMap<string, ArchiveEntry>,
  records: readonly Record<string, string>[],
): Promise<string | null> {
  const slugs = new Set(records.map((row) => slugOf(row['post_id'] ?? '')));
  const counts = new Map<string, number>();
  for (const { post_id: id = '' } of records) {
    const html = (await textOf(pages.get(`${id}.html`))) ?? '';
    for (const [, host = '', slug = ''] of html.matchAll(postAddress)) {
      const key = host.toLowerCase();
      if (slugs.has(slug)) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most ? `https://${most[0]}` : null;
}

async function textOf(entry: ArchiveEntry | undefined): Promise<string | null> {
  const unpacked = await entry?.unpack(fileLimits.textBytes);
  if (!unpacked || 'problem' in unpacked) return null;
  return decodeBytes(new Uint8Array(await unpacked.blob.arrayBuffer()));
}

/** By words that a file may choose. */
const readers: ReadonlyMap<string, BlogReaders> = new Map([
  ['only_free', 'members'],
  ['only_paid', 'paid'],
  ['founding', 'paid'],
]);

function postOf(row: Record<string, string>, html: string, base: string | null): BlogPost {
  const { post_id: id = '', type = '', audience = '' } = row;
  const title = oneLine(plainOf(row['title'] ?? ''));
  const slug = slugOf(id);
  const place = { base, pictureOf: () => null, knownPictures: new Set<string>() };
  const body = readBody({ html, title, language: 'en', hasRecipes: false }, place);
  const address = renamedAddress('/p/slug', slug);
  return {
    ...emptyPost({
      id,
      kind: type === 'page' ? 'page' : 'post',
      status: row['is_published']?.toLowerCase() === 'true' ? 'published' : 'draft',
      title,
      publishedAt: writtenDate(row['post_date'] ?? ''),
    }),
    readers: readers.get(audience) ?? 'everyone',
    excerpt: oneLine(plainOf(row['subtitle'] ?? '')) || null,
    addresses: address === null ? [] : [address],
    recipes: body.recipes,
    body: body.text,
    pictures: body.pictures,
    links: body.links,
    notes: row['podcast_url']
      ? [...body.notes, { note: 'embed_left', text: row['podcast_url'] }]
      : body.notes,
  };
}
