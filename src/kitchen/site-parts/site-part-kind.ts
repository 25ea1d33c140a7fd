import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { SentSiteWorkingCopy, SiteWorkingCopyView } from '#contract/site/site-working-copy.ts';
import type { SitePart } from '#domain/site/site-parts.ts';
import type { Failure } from '#stores/failure.ts';
import type { DraftKind, ToldIssues } from '../drafts/draft-kind.ts';
import type { Draft } from '../drafts/open-draft.ts';
import type { DraftCalls } from '../drafts/saving/draft-calls.ts';
import { outcomeOf } from '../drafts/saving/outcome.ts';
import type { Stored } from '../drafts/saving/saving-state.ts';
import { call } from '../shell/network/connection.ts';

export type StoredPart<Content> = Stored<Content, SiteWorkingCopyView>;
export type PartDraft<Content> = Draft<Content, SiteWorkingCopyView>;

type Part<Content> = {
  part: SitePart;
  contentOf: (view: SiteWorkingCopyView) => Content;
  /** What is sent of it: the fields of the part alone, so that others stay as they are written. */
  written: (content: Content) => SentSiteWorkingCopy;
  isSame: (one: Content, other: Content) => boolean;
  /** What cannot be saved as it stands, by its places. */
  lacks?: (content: Content) => ToldIssues;
};

const timeoutMs = 15_000;

/** A part of the site; others that are written elsewhere meanwhile are no conflict. */
export function sitePartKind<Content>(
  part: Part<Content>,
): DraftKind<Content, SiteWorkingCopyView> {
  const { contentOf, isSame, lacks = () => ({}) } = part;
  const storedOf = (view: SiteWorkingCopyView): StoredPart<Content> => ({
    version: view.version,
    content: contentOf(view),
    view,
  });
  return {
    name: 'site-page',
    callsOf: (siteSlug) => callsOf(part, siteSlug, storedOf),
    storedOf,
    isSame,
    toldIssues: (content, refused) => ({ ...refused, ...lacks(content) }),
    ownRefusal: (content) => ownRefusal(lacks(content)),
  };
}

function ownRefusal(issues: ToldIssues): Failure | null {
  const [message] = Object.values(issues);
  return message === undefined ? null : { code: null, message, lead: null, issues };
}

function callsOf<Content>(
  { written }: Part<Content>,
  siteSlug: string,
  storedOf: (view: SiteWorkingCopyView) => StoredPart<Content>,
): DraftCalls<Content, SiteWorkingCopyView> {
  const site = manageApi[':siteSlug']['site-working-copy'];
  const param = { siteSlug };
  const ask = (run: (signal: AbortSignal) => Promise<StoredPart<Content>>) =>
    outcomeOf(call(run, timeoutMs));
  return {
    read: () =>
      ask(async (signal) => {
        // A tab that comes back would else be shown what the browser kept.
        const init = { signal, cache: 'no-store' } as const;
        return storedOf((await jsonOf(await site.$get({ param }, { init }))).workingCopy);
      }),
    write: (content, version) =>
      ask(async (signal) => {
        const json = written(content);
        const sent = { headers: { 'If-Match': `"${version}"` }, init: { signal } };
        return storedOf((await jsonOf(await site.$put({ param, json }, sent))).workingCopy);
      }),
  };
}
