import { broughtMessages as texts } from '#contract/kitchen/import/brought-messages.ts';
import { importPath } from '#domain/kitchen/kitchen-paths.ts';
import { forgetImport, keepImport, keptImport } from '../../device/kept-imports.ts';
import { keepText } from '../../share/shared-text.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { notify } from '../../shell/notices/notices.ts';
import { $session, siteIdHere } from '../../shell/session/session.ts';
import type { Brought } from '../files/brought-files.ts';

/** Leads to the import with a text that was pasted on another screen. */
export function importText(text: string): void {
  if (keepText(text)) globalThis.location.assign(importPath(siteSlugHere()));
  else notify(texts.notKept);
}

/** The same with files that were dropped there. */
export async function importFiles(brought: Brought): Promise<void> {
  const key = keyOfBrought();
  await keepImport(key, { ...brought, name: '', fetchesPictures: false });
  if (await keptImport(key)) globalThis.location.assign(importPath(siteSlugHere()));
  else notify(texts.notKept);
}

/** Files that were dropped on another screen, once. */
export async function takeCarried(): Promise<Brought | null> {
  const key = keyOfBrought();
  const kept = await keptImport(key);
  if (!kept || !('files' in kept)) return null;
  await forgetImport(key);
  return { files: kept.files, folders: kept.folders ?? [] };
}

/** No import has this id: theirs are made at random. */
function keyOfBrought(): Parameters<typeof keptImport>[0] {
  const session = $session.get();
  const personId = session.status === 'open' ? session.user.id : '';
  return [personId, siteIdHere(), 'carried'];
}
