import { vi } from 'vitest';
import {
  siteWorkingCopyInput,
  type SiteWorkingCopyView,
} from '#contract/site/site-working-copy.ts';
import { isSameLook, siteLookOf } from '#domain/kitchen/look/site-look.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import { presentationOf } from '#domain/site/site-working-copy.ts';

/** What visitors see before anything is chosen. */
export const published = presentationOf({ title: 'Edna', settings: defaultSiteSettings });

/** The working copy of the site as the screen of the look sees it. */
export function lookApi() {
  const held = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a site begins with is what is answered of it
    workingCopy: {
      ...published,
      version: 1,
      updatedAt: null,
      changedParts: [],
      referencedImages: [],
    } as unknown as SiteWorkingCopyView,
    live: siteLookOf(published),
  };
  const store = (changes: object) => {
    const next = { ...held.workingCopy, ...changes, version: held.workingCopy.version + 1 };
    const isPublished = isSameLook(siteLookOf(next), held.live);
    held.workingCopy = { ...next, changedParts: isPublished ? [] : ['look'] };
  };
  const answer = (path: string, init: RequestInit) => {
    const given = new Headers(init.headers).get('If-Match');
    if (init.method !== 'GET' && given !== null && given !== `"${held.workingCopy.version}"`) {
      return Response.json({ error: 'Stale', code: 'stale_write' }, { status: 409 });
    }
    if (path.endsWith('/publish')) {
      held.live = siteLookOf(held.workingCopy);
      store({});
    } else if (init.method === 'PUT') store(siteWorkingCopyInput.parse(bodyOf(init)));
    return Response.json({ workingCopy: held.workingCopy });
  };
  let publishing = Promise.resolve();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, 'http://localhost');
    if (!pathname.includes('/site-working-copy')) {
      return Response.json({ error: 'Away', code: 'temporarily_unavailable' }, { status: 503 });
    }
    const answered = answer(pathname, init);
    if (pathname.endsWith('/publish')) await publishing;
    return answered;
  });
  /** Answers of the next publication wait until what is returned is called. */
  const holdPublishing = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    publishing = promise;
    return resolve;
  };
  return { held, changeElsewhere: store, holdPublishing };
}

const bodyOf = ({ body }: RequestInit): unknown =>
  typeof body === 'string' ? JSON.parse(body) : null;
