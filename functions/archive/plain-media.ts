import { endingOf } from '#domain/archive/endings.ts';
import { plainMediaName, type WantedFile, wantedKey } from '#domain/archive/media-addresses.ts';
import type { SiteFiles } from '#functions/adapters/site-files.ts';
import type { ZipFile } from '#functions/adapters/zip.ts';

export type Gathered = {
  /** The file of each picture and film that a page has named, by its key. */
  names: Map<string, string>;
  /** The files that are written: two addresses may ask for the same. */
  written: Set<string>;
  /** Scripts, style sheets, fonts and sounds that pages have named. */
  assets: Set<string>;
  missing: string[];
};

/** As many as a Worker may have open at once. */
const fetchesAtOnce = 6;
const accepted = { shown: 'image/webp,image/png', described: 'image/png' } as const;

/** Those of the files that no page before has named. */
export async function* gatherMedia(
  files: SiteFiles,
  wanted: readonly WantedFile[],
  { gathered, modifiedAt }: { gathered: Gathered; modifiedAt: number },
): AsyncGenerator<ZipFile, void> {
  const { names, written, missing } = gathered;
  const fresh = wanted.filter((file) => !names.has(wantedKey(file)));
  for (let start = 0; start < fresh.length; start += fetchesAtOnce) {
    const part = fresh.slice(start, start + fetchesAtOnce);
    const answers = await Promise.all(
      part.map(({ path, use }) => files.fetchMedia(path, accepted[use]).catch(() => null)),
    );
    for (const [index, file] of part.entries()) {
      const answer = answers[index];
      if (!answer?.ok || !answer.body) {
        missing.push(file.path);
        continue;
      }
      const name = nameOf(file.path, answer);
      names.set(wantedKey(file), name);
      if (written.has(name)) await answer.body.cancel();
      else yield await fileOf({ name: name.slice(1), modifiedAt }, answer);
      written.add(name);
    }
  }
}

const nameOf = (path: string, answer: Response): string =>
  plainMediaName(path, endingOf(typeOf(answer), path));

const typeOf = ({ headers }: Response): string => headers.get('Content-Type') ?? '';

/** A film may be larger than what is held in memory. */
async function fileOf(
  file: { name: string; modifiedAt: number },
  answer: Response,
): Promise<ZipFile> {
  if (typeOf(answer).startsWith('video/') && answer.body) {
    return { ...file, kind: 'stored stream', body: answer.body };
  }
  return { ...file, kind: 'stored', bytes: new Uint8Array(await answer.arrayBuffer()) };
}
