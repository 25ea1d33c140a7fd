import type { ArchiveLinkAnswer } from '#contract/archive/archive.ts';
import type { ArchiveKind } from '#domain/archive/archive-kinds.ts';
import { readZip, textIn } from './read-zip.ts';
import type { aCook } from '../app/site-client.ts';
import type { TestApp } from '../app/test-app.ts';

type Cook = Awaited<ReturnType<typeof aCook>>;

/** Downloads archives of the sites of an app. */
export function archivist(app: TestApp) {
  const linkTo = async (cook: Cook, kind: ArchiveKind = 'everything'): Promise<string> => {
    const { body } = await cook.post<ArchiveLinkAnswer>('/archive-links', { kind });
    return body.link.url;
  };
  const open = (url: string) => app.app.fetch(new Request(url));
  return {
    linkTo,
    open,
    archiveOf: async (cook: Cook): Promise<Map<string, Uint8Array>> => {
      const answer = await open(await linkTo(cook));
      return readZip(new Uint8Array(await answer.arrayBuffer()));
    },
  };
}

export const dataIn = (files: Map<string, Uint8Array>, name: string): unknown =>
  JSON.parse(textIn(files, name));
