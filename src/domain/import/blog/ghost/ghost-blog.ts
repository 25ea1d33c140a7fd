import type { FormerList } from '../../files/former-page.ts';
import { isRecord } from '../../../is-record.ts';
import { parsedJson } from '../../../parsed-json.ts';
import { canonicalLanguage } from '../../../text/language.ts';
import { oneLine } from '../../../text/one-line.ts';
import { plainOf } from '../../markup/thing.ts';
import type {
  BlogContent,
  BlogPost,
  BlogPostStatus,
  BlogReaders,
  BlogSite,
} from '../blog-content.ts';
import { countPost, emptyCounts } from '../blog-counts.ts';
import { emptyPost } from '../blog-post.ts';
import { type BodyPlace, onceEach } from '../body/body-pictures.ts';
import { readBody } from '../body/read-body.ts';
import { renamedAddress } from '../old-address.ts';
import { unknownBlog } from '../own-links.ts';
import { writtenDate } from '../../text/written-date.ts';
import { fullPicture } from '../../pictures/full-picture.ts';
import { lexicalHtml } from './lexical-html.ts';
import { mobiledocHtml } from './mobiledoc-html.ts';

type Row = Record<string, unknown>;
type Tables = {
  posts: Row[];
  tagsOf: Map<string, string[]>;
  lists: FormerList[];
  site: BlogSite;
};
export type GhostFile = {
  name: string;
  text: string;
  /** Where the blog stood, which its export does not say. */
  address: string | null;
};

/** Stands in texts and addresses for where the blog was. */
const ownAddress = '__GHOST_URL__';

export function* ghostBlog({ name, text, address }: GhostFile): Generator<BlogContent> {
  const tables = tablesOf(parsedJson(text), address);
  if (!tables) {
    yield { problem: { file: name, problem: 'not_blog', text: '' } };
    return;
  }
  yield { site: tables.site };
  if (address === null && text.includes(ownAddress)) {
    yield { problem: { file: name, problem: 'no_address', text: '' } };
  }
  const counts = emptyCounts();
  for (const row of tables.posts) {
    const post = postOf(row, tables);
    countPost(counts, post);
    yield { post };
  }
  yield { lists: tables.lists };
  yield { counts };
}

/** Old exports count their rows. */
const idOf = (value: unknown): string => (typeof value === 'number' ? String(value) : words(value));
const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function tablesOf(file: unknown, address: string | null): Tables | null {
  const [first] = isRecord(file) ? rowsOf(file['db']) : [];
  const data = first?.['data'] ?? (isRecord(file) ? file['data'] : null);
  if (!isRecord(data) || !Array.isArray(data['posts'])) return null;
  const setting = (key: string): string =>
    words(rowsOf(data['settings']).find((row) => row['key'] === key)?.['value']);
  return {
    posts: rowsOf(data['posts']),
    tagsOf: tagsByPost(data),
    lists: rowsOf(data['tags']).flatMap((tag) => listOf(tag)),
    site: {
      title: oneLine(plainOf(setting('title'))),
      address,
      language: canonicalLanguage(setting('locale') || setting('lang')),
    },
  };
}

/** Ghost knows no categories. */
function listOf(tag: Row): FormerList[] {
  const name = oneLine(plainOf(words(tag['name'])));
  const address = renamedAddress('/tag/slug/', words(tag['slug']));
  return address === null ? [] : [{ kind: 'tag', name, addresses: [address] }];
}

/** Names that begin with "#" are for the blog's own use. */
function tagsByPost(data: Row): Map<string, string[]> {
  const names = new Map(rowsOf(data['tags']).map((tag) => [tag['id'], words(tag['name'])]));
  const orderOf = (row: Row): number => Number(row['sort_order'] ?? 0);
  const tags = new Map<string, string[]>();
  for (const row of rowsOf(data['posts_tags']).toSorted((a, b) => orderOf(a) - orderOf(b))) {
    const name = oneLine(plainOf(names.get(row['tag_id']) ?? ''));
    if (name === '' || name.startsWith('#')) continue;
    const id = idOf(row['post_id']);
    tags.set(id, [...(tags.get(id) ?? []), name]);
  }
  return tags;
}

/** By words that a file may choose. */
const statuses: ReadonlyMap<string, BlogPostStatus> = new Map([
  ['published', 'published'],
  ['scheduled', 'scheduled'],
  // Mailed to its readers, and never on the site.
  ['sent', 'private'],
]);
/** By words that a file may choose. */
const readers: ReadonlyMap<string, BlogReaders> = new Map([
  ['members', 'members'],
  ['paid', 'paid'],
  ['tiers', 'paid'],
]);

function postOf(row: Row, { site, tagsOf }: Tables): BlogPost {
  const base = site.address;
  const whole = (text: string): string =>
    text.replaceAll(ownAddress, (base ?? unknownBlog).replace(/\/$/, ''));
  const title = oneLine(plainOf(words(row['title'])));
  const place: BodyPlace = {
    base: base ?? unknownBlog,
    pictureOf: () => null,
    knownPictures: new Set(),
  };
  const source = { html: whole(htmlOf(row)), title, language: site.language ?? 'en' };
  const body = readBody({ ...source, hasRecipes: false }, place);
  const featured = fullPicture(whole(words(row['feature_image'])), base);
  const alt = oneLine(words(row['feature_image_alt']));
  const isPage = row['type'] === 'page' || row['page'] === true || row['page'] === 1;
  const slug = words(row['slug']);
  return {
    ...emptyPost({
      id: idOf(row['id']) || slug,
      kind: isPage ? 'page' : 'post',
      status: statuses.get(words(row['status'])) ?? 'draft',
      title,
      publishedAt: writtenDate(row['published_at'] ?? row['created_at']),
    }),
    readers: readers.get(words(row['visibility'])) ?? 'everyone',
    excerpt: oneLine(plainOf(words(row['custom_excerpt']))) || null,
    addresses: [renamedAddress('/slug/', slug)].filter((address) => address !== null),
    recipes: body.recipes,
    body: body.text,
    pictures: onceEach([
      ...(featured === null ? [] : [{ address: featured, alt, caption: '' }]),
      ...body.pictures,
    ]).filter(({ address }) => !address.startsWith(unknownBlog)),
    tags: tagsOf.get(idOf(row['id'])) ?? [],
    links: body.links,
    notes: body.notes,
  };
}

/** Ghost keeps a printed form beside what its editors wrote; old exports have only the latter. */
const htmlOf = (row: Row): string =>
  words(row['html']) ||
  lexicalHtml(parsedJson(words(row['lexical']))) ||
  mobiledocHtml(parsedJson(words(row['mobiledoc'])));
