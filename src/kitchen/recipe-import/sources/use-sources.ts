import { useEffect } from 'react';
import { defaultLanguage } from '#domain/text/language.ts';
import { $siteGlobals, loadSiteGlobals } from '../../recipe-editor/site-globals.ts';
import { noteLastSite } from '../../shell/frame/last-site.ts';
import { siteIdHere } from '../../shell/session/session.ts';
import { takeCarried } from '../intake/import-elsewhere.ts';
import { openFiles } from '../open-files.ts';
import { readPasted } from '../reading.ts';
import { $source, followLeaving, openSources } from './sources.ts';

/** Fills the field with what this device keeps for the person, and reads at once what was brought here. */
export function useSources(personId: string): void {
  useEffect(() => {
    if (personId === '') return undefined;
    // The device and the server are outside of React.
    open(personId).catch(reportError);
    return followLeaving();
  }, [personId]);
}

async function open(personId: string): Promise<void> {
  await shown();
  noteLastSite(siteIdHere());
  const isShared = await openSources(personId, siteIdHere());
  const carried = await takeCarried();
  if (!isShared && !carried) return;
  await loadSiteGlobals();
  const language = $siteGlobals.get()?.language ?? defaultLanguage;
  if (carried) await openFiles(carried, { fetchesPictures: false, personId, language });
  else await readPasted($source.get(), language);
}

/** A page that is prepared before its link is followed takes nothing that was shared. */
async function shown(): Promise<void> {
  if (!('prerendering' in document) || document.prerendering !== true) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  await promise;
}
