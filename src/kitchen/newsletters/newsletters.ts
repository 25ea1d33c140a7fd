import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { newslettersMessages as texts } from '#contract/kitchen/mail/newsletters-messages.ts';
import type { NewNewsletterSendInput, NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import { newsletterPath } from '#domain/kitchen/newsletter-paths.ts';
import type { RecipeId } from '#domain/ids.ts';
import { failureOf } from '#stores/failure.ts';
import { remote, valueOf } from '#stores/remote.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';

export type NewsletterList = {
  newsletters: readonly NewsletterSendView[];
  welcome: NewsletterSendView | null;
  total: number;
  isTurnedOn: boolean;
};

const list = remote<NewsletterList>();
/** The newest first, as far as they were asked for. */
export const $newsletters = list.$remote;

const manage = manageApi[':siteSlug'];
const paramHere = () => ({ siteSlug: siteSlugHere() });
const pageLength = 50;

export const loadNewsletters = (): Promise<void> =>
  list.load(async () => {
    const [{ newsletterSends: newsletters, welcomeLetter: welcome, total }, site] =
      await Promise.all([
        pageFrom(0),
        call(() => manage['current-site'].$get({ param: paramHere() })),
      ]);
    return {
      newsletters,
      welcome,
      total,
      isTurnedOn: (await jsonOf(site)).site.newslettersEnabled,
    };
  });

/** Adds those behind the ones that are shown; what fails leaves them. */
export async function showOlderNewsletters(): Promise<void> {
  const known = valueOf($newsletters.get());
  if (known === null) return;
  try {
    const { newsletterSends, total } = await pageFrom(known.newsletters.length);
    merge(newsletterSends, total);
  } catch (error) {
    notify(failureOf(error).message);
  }
}

/** How far some have come, each asked for by itself; what fails is looked at again soon. */
export async function lookAtNewsletters(ids: readonly string[]): Promise<void> {
  for (const sendId of ids) {
    const param = { ...paramHere(), sendId };
    try {
      const one = manage['newsletter-sends'][':sendId'];
      const answer = await call(() => one.$get({ param }, { init: { cache: 'no-store' } }));
      merge([(await jsonOf(answer)).newsletterSend]);
    } catch {
      // The next look is near.
    }
  }
}

/** Into what is known by now, which may be more than when it was asked for. */
function merge(told: readonly NewsletterSendView[], total?: number): void {
  const known = valueOf($newsletters.get());
  if (known === null) return;
  const byId = new Map(told.map((each) => [each.id, each]));
  const before = known.newsletters.map((each) => byId.get(each.id) ?? each);
  const ids = new Set(before.map(({ id }) => id));
  const others = told.filter(({ id }) => !ids.has(id));
  list.set({ ...known, total: total ?? known.total, newsletters: [...before, ...others] });
}

async function pageFrom(offset: number) {
  const query = { limit: String(pageLength), offset: String(offset) };
  const answer = await call(() => manage['newsletter-sends'].$get({ param: paramHere(), query }));
  return jsonOf(answer);
}

/** Begins a draft, and opens it. */
export async function createNewsletter(): Promise<void> {
  try {
    globalThis.location.assign(await newDraft({ isDraft: true }));
  } catch (error) {
    notify(texts.createFailed(failureOf(error).message));
  }
}

/** Opens the letter that everybody gets who subscribes, and begins it where it is not there. */
export async function openWelcome(): Promise<void> {
  const param = paramHere();
  try {
    const answer = await call(() => manage['welcome-letter'].$post({ param }));
    const { id } = (await jsonOf(answer)).newsletterSend;
    globalThis.location.assign(newsletterPath(param.siteSlug, id));
  } catch (error) {
    notify(texts.welcome.openFailed(failureOf(error).message));
  }
}

/** The recipe of which a newsletter is to be written, as the address says it. */
const recipeIdHere = (): RecipeId | null =>
  new URLSearchParams(globalThis.location.search).get('recipe');

/** Opens the draft of the recipe that the address names, or begins one; else there is nothing to do. */
export async function writeNamedNewsletter(): Promise<void> {
  const recipeId = recipeIdHere();
  if (recipeId === null) return;
  const param = paramHere();
  try {
    const query = { recipeId };
    const answer = await call(() => manage['newsletter-sends'].$get({ param, query }));
    const { newsletterSends } = await jsonOf(answer);
    const draft = newsletterSends.find(({ state }) => state === 'draft');
    const path = draft
      ? newsletterPath(param.siteSlug, draft.id)
      : await newDraft({ isDraft: true, recipeId });
    // The way back leads to where the person came from.
    globalThis.location.replace(path);
  } catch (error) {
    notify(texts.createFailed(failureOf(error).message));
  }
}

async function newDraft(json: NewNewsletterSendInput): Promise<string> {
  const param = paramHere();
  const answer = await call(() => manage['newsletter-sends'].$post({ param, json }));
  return newsletterPath(param.siteSlug, (await jsonOf(answer)).newsletterSend.id);
}
