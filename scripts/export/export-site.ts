import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assetsIn, assetsOfAsset } from '#domain/archive/client-files.ts';
import { endingOf } from '#domain/archive/endings.ts';
import {
  mediaIn,
  replaceMedia,
  type WantedFile,
  wantedKey,
} from '#domain/archive/media-addresses.ts';
import {
  type ExportPage,
  isTextType,
  leadToFiles,
  pageFile,
  redirectPage,
  redirectsFile,
} from '#domain/archive/page-files.ts';
import { inParallel } from '../manage-api/in-parallel.ts';
import type { ExportSource } from './export-source.ts';
import { mediaFileName } from './media-file-name.ts';

export type ExportTask = {
  source: ExportSource;
  folder: string;
  /** Scheme and host that the files will be served under; as on the platform without it. */
  origin: string | null;
  say: (text: string) => void;
};

export type ExportSummary = {
  pages: number;
  redirects: number;
  media: number;
  assets: number;
  origin: string;
  /** Addresses of files that the platform did not answer. */
  missing: string[];
};

/** A page that is no text has none, and goes out as the bytes it is. */
type Document = { page: ExportPage; bytes: Uint8Array; text: string | null; isHtml: boolean };
type Text = Document & { text: string };

/** Left in every export, so that a later one may replace it and nothing else. */
const mark = '.larder-export';
const atOnce = 4;
const accepted = { shown: 'image/webp,image/png', described: 'image/png' } as const;

/** Writes a live site as plain files; an earlier export in the folder is replaced at the end. */
export async function exportSite(task: ExportTask): Promise<ExportSummary> {
  const { source, folder, say } = task;
  refuseForeignFolder(folder);
  const aside = `${folder}.writing`;
  await rm(aside, { recursive: true, force: true });
  const all = await readDocuments(source);
  const documents = all.filter((each): each is Text => each.text !== null);
  const platformOrigin = originOf(documents);
  const origin = task.origin ?? platformOrigin;
  const { names, missing } = await writeMedia({ source, folder: aside, documents, say });
  const assets = await writeAssets({ source, folder: aside, documents, missing });
  for (const { page, text, isHtml } of documents) {
    const media = replaceMedia(text, isHtml, (file) => names.get(wantedKey(file)) ?? null);
    await write(aside, pageFile(page), leadToFiles(media).replaceAll(platformOrigin, origin));
  }
  for (const { page, bytes, text } of all) {
    if (text === null) await write(aside, pageFile(page), bytes);
  }
  const redirects = source.pages.filter(({ location }) => location !== null);
  for (const page of redirects) {
    await write(aside, pageFile(page), redirectPage(page.location ?? '/', origin));
  }
  await write(aside, '_redirects', redirectsFile(source.pages));
  await write(aside, mark, '');
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
  return {
    pages: all.length,
    redirects: redirects.length,
    media: new Set(names.values()).size,
    assets,
    origin,
    missing,
  };
}

function refuseForeignFolder(folder: string): void {
  if (!existsSync(folder) || existsSync(join(folder, mark))) return;
  if (readdirSync(folder).length > 0) {
    throw new Error(`${folder} holds something else. Choose an empty folder with --out.`);
  }
}

async function readDocuments(source: ExportSource): Promise<Document[]> {
  const pages = source.pages.filter(({ location }) => location === null);
  return inParallel(pages, atOnce, async (page) => {
    const bytes = await source.readPage(page);
    const text = isTextType(page.contentType) ? new TextDecoder().decode(bytes) : null;
    return { page, bytes, text, isHtml: page.contentType.startsWith('text/html') };
  });
}

/** Pages carry the address they were built for; the file for robots names it by itself. */
function originOf(documents: readonly Text[]): string {
  const robots = documents.find(({ page }) => page.path === '/robots.txt');
  const found = /^Sitemap: (https?:\/\/[^/\s]+)\//m.exec(robots?.text ?? '');
  if (!found?.[1]) throw new Error('The site has no live pages yet.');
  return found[1];
}

type Writing = {
  source: ExportSource;
  folder: string;
  documents: readonly Text[];
};

async function writeMedia({ source, folder, documents, say }: Writing & Pick<ExportTask, 'say'>) {
  const all = documents.flatMap(({ text, isHtml }) => mediaIn(text, isHtml));
  const wanted = [...new Map(all.map((file) => [wantedKey(file), file])).values()];
  const names = new Map<string, string>();
  const missing: string[] = [];
  let done = 0;
  await inParallel(wanted, atOnce, async (file) => {
    const name = await writeOne({ source, folder }, file);
    if (name === null) missing.push(file.path);
    else names.set(wantedKey(file), name);
    done += 1;
    if (done % 100 === 0 || done === wanted.length) say(`${done} of ${wanted.length} pictures`);
  });
  return { names, missing };
}

async function writeOne(
  { source, folder }: Pick<Writing, 'source' | 'folder'>,
  { path, use }: WantedFile,
): Promise<string | null> {
  const file = await source.fetchFile(path, accepted[use]);
  if (!file) return null;
  const name = mediaFileName(path, file.bytes, endingOf(file.contentType, path));
  await write(folder, name, file.bytes);
  return name;
}

/** Client files name each other, so what they name is written too. */
async function writeAssets({
  source,
  folder,
  documents,
  missing,
}: Writing & { missing: string[] }): Promise<number> {
  const wanted = new Set(documents.flatMap(({ text }) => assetsIn(text)));
  for (const path of wanted) {
    const file = await source.fetchFile(path, '*/*');
    if (!file) missing.push(path);
    else {
      await write(folder, path, file.bytes);
      const named = assetsOfAsset(path, new TextDecoder().decode(file.bytes));
      for (const each of named) wanted.add(each);
    }
  }
  return wanted.size;
}

async function write(folder: string, name: string, content: string | Uint8Array): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
