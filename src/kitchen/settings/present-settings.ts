import { atom, type ReadableAtom } from 'nanostores';
import type { SiteView } from '#contract/site/site.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { notify } from '../shell/notices/notices.ts';
import { tellDone } from '../shell/notices/page-history.ts';
import { followPublishing } from '../shell/publishing/publishing-state.ts';
import { readSite, writeSite } from '../shell/network/write-site.ts';

export type PresentField =
  | 'newslettersEnabled'
  | 'commentsEnabled'
  | 'holdFirstComments'
  | 'subscriptionsEnabled'
  | 'googleAnalyticsId'
  | 'contactEmail'
  | 'postalAddress'
  | 'commentLetters'
  | 'newsletterSenderName'
  | 'newsletterRepliesToOwner'
  | 'newsletterCountsClicks';

type Known =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'known'; site: SiteView };

const $known = atom<Known>({ status: 'loading' });
/** The settings of the site that are in force. */
export const $present: ReadableAtom<Known> = $known;

export async function loadPresent(): Promise<void> {
  if ($known.get().status === 'failed') $known.set({ status: 'loading' });
  try {
    $known.set({ status: 'known', site: await readSite() });
  } catch (error) {
    $known.set({ status: 'failed', failure: failureOf(error) });
  }
}

/** Puts one setting in force and says so, with a way back. Throws what refused it. */
export async function changePresent<Name extends PresentField>(
  name: Name,
  value: SiteView[Name],
  said: (value: SiteView[Name]) => string,
): Promise<void> {
  const before = await put(name, value);
  const back = async () => {
    await put(name, before);
    notify(said(before));
  };
  tellDone(said(value), back, { redo: () => put(name, value), about: [name] });
}

/** Answers what stood there. */
async function put<Name extends PresentField>(
  name: Name,
  value: SiteView[Name],
): Promise<SiteView[Name]> {
  let before = value;
  const site = await writeSite((newest) => {
    before = newest[name];
    return { [name]: value };
  });
  $known.set({ status: 'known', site });
  void followPublishing();
  return before;
}

/** Moves the site to another address; the one before goes on leading there. */
export const renameSite = (slug: string): Promise<SiteView> => writeSite(() => ({ slug }));
