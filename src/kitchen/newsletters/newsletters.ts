import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { newslettersMessages as texts } from '#contract/kitchen/newsletters-messages.ts';
import type { NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import { newsletterPath } from '#domain/kitchen/kitchen-paths.ts';
import type { RecipeId } from '#domain/ids.ts';
import { failureOf } from '#stores/failure.ts';
import { remote, valueOf } from '#stores/remote.ts';
import { siteSlugHere } from '../shell/address.ts';
import { call } from '../shell/connection.ts';
import { notify } from '../shell/notices.ts';

export type NewsletterList = {
  newsletters: readonly NewsletterSendView[];
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
    const [{ newsletterSends: newsletters, total }, site] = await Promise.all([
      pageFrom(0),
      call(() => manage['current-site'].$get({ param: paramHere() })),
    ]);
    return { newsletters, total, isTurnedOn: (await jsonOf(site)).site.newslettersEnabled };
  });

/** Adds those behind the ones that are shown; what fails leaves them. */
export async function showOlderNewsletters(): Promise<void> {
  const known = valueOf($newsletters.get());
  if (known === null) return;
  try {
    const { newsletterSends, total } = await pageFrom(known.newsletters.length);
    const ids = new Set(known.newsletters.map(({ id }) => id));
    const others = newsletterSends.filter(({ id }) => !ids.has(id));
    list.set({ ...known, total, newsletters: [...known.newsletters, ...others] });
  } catch (error) {
    notify(failureOf(error).message);
  }
}

async function pageFrom(offset: number) {
  const query = { limit: String(pageLength), offset: String(offset) };
  const answer = await call(() => manage['newsletter-sends'].$get({ param: paramHere(), query }));
  return jsonOf(answer);
}

/** Begins a draft, of a recipe or of nothing yet, and opens it. */
export async function createNewsletter(recipeId: RecipeId | null = null): Promise<void> {
  const param = paramHere();
  try {
    const json = { isDraft: true, ...(recipeId !== null && { recipeId }) };
    const answer = await call(() => manage['newsletter-sends'].$post({ param, json }));
    const { newsletterSend } = await jsonOf(answer);
    globalThis.location.assign(newsletterPath(param.siteSlug, newsletterSend.id));
  } catch (error) {
    notify(texts.createFailed(failureOf(error).message));
  }
}
