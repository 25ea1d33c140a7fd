import { useStore } from '@nanostores/react';
import { createContext, use } from 'react';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import { isStoredAlike } from '#domain/kitchen/draft/same-content.ts';
import { isSameData } from '#domain/same-data.ts';
import type { DraftKind } from '../drafts/draft-kind.ts';
import { byField } from '../drafts/by-field.ts';
import type { Draft } from '../drafts/open-draft.ts';
import { useDraftField } from '../drafts/use-draft-field.ts';
import type { DraftCalls } from '../drafts/saving/draft-calls.ts';
import { outcomeOf } from '../drafts/saving/outcome.ts';
import type { Stored } from '../drafts/saving/saving-state.ts';
import { call } from '../shell/network/connection.ts';

/** What a cook writes of a newsletter; the time since which people subscribed as ISO 8601. */
export type WrittenNewsletter = Pick<
  NewsletterSendView,
  | 'recipeId'
  | 'note'
  | 'subject'
  | 'previewLine'
  | 'audience'
  | 'joinedAfter'
  | 'isOnSite'
  | 'isActive'
>;
export type NewsletterDraft = Draft<WrittenNewsletter, NewsletterSendView>;
type StoredNewsletter = Stored<WrittenNewsletter, NewsletterSendView>;

const timeoutMs = 15_000;

const contentOf = (view: NewsletterSendView): WrittenNewsletter => ({
  recipeId: view.recipeId,
  note: view.note,
  subject: view.subject,
  previewLine: view.previewLine,
  audience: view.audience,
  joinedAfter: view.joinedAfter,
  isOnSite: view.isOnSite,
  isActive: view.isActive,
});

const storedOf = (view: NewsletterSendView): StoredNewsletter => ({
  version: view.version,
  content: contentOf(view),
  view,
});

function callsOf(
  siteSlug: string,
  sendId: string,
): DraftCalls<WrittenNewsletter, NewsletterSendView> {
  const newsletter = manageApi[':siteSlug']['newsletter-sends'][':sendId'];
  const param = { siteSlug, sendId };
  const ask = (run: (signal: AbortSignal) => Promise<StoredNewsletter>) =>
    outcomeOf(call(run, timeoutMs));
  return {
    read: () =>
      ask(async (signal) => {
        const init = { signal, cache: 'no-store' } as const;
        const answer = await newsletter.$get({ param }, { init });
        return storedOf((await jsonOf(answer)).newsletterSend);
      }),
    write: (json, version) =>
      ask(async (signal) => {
        const sent = { headers: { 'If-Match': `"${version}"` }, init: { signal } };
        const answer = await newsletter.$put({ param, json }, sent);
        return storedOf((await jsonOf(answer)).newsletterSend);
      }),
  };
}

export const newsletterKind: DraftKind<WrittenNewsletter, NewsletterSendView> = {
  name: 'newsletter',
  callsOf,
  storedOf,
  isSame: (one, other) => isSameData(one, other, isStoredAlike),
  toldIssues: (_content, refused) => byField(refused),
  ownRefusal: () => null,
};

/** The newsletter that the editor is about. */
export const NewsletterScope = createContext<NewsletterDraft | null>(null);

export function useNewsletterDraft(): NewsletterDraft {
  const draft = use(NewsletterScope);
  if (draft === null) throw new Error('This view needs a NewsletterScope around it');
  return draft;
}

export const useNewsletterField = <Name extends keyof WrittenNewsletter>(name: Name) =>
  useDraftField(useNewsletterDraft(), name);

/** Whether it is the letter that everybody gets who subscribes. */
export const useIsWelcome = (): boolean =>
  useStore(useNewsletterDraft().$stored).kind === 'welcome';
