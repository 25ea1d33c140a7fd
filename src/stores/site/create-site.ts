import { atom, type ReadableAtom } from 'nanostores';
import { manageApi } from '#api/manage-api.ts';
import { siteApi } from '#api/site-api.ts';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import { exampleRecipe } from '#domain/recipe/example-recipe.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { isSlug } from '#domain/text/is-slug.ts';
import { isReservedSiteSlug, isSiteSlug } from '#domain/text/site-slug.ts';
import { debounced } from '../debounce.ts';
import { isExpected } from '../failure.ts';
import { remote } from '../remote.ts';
import { submission } from '../submit.ts';

export type NewSite = { title: string; slug: string; accentColor: string };
export type SiteIssues = Partial<Record<'title' | 'slug', string>>;

const { create } = accountMessages;
const checkDelayMs = 400;

const $refused = atom<SiteIssues>({});
export const $siteIssues: ReadableAtom<SiteIssues> = $refused;

const $made = atom<{ title: string; slug: string } | null>(null);
/** The new site; null until it has been created. */
export const $madeSite: ReadableAtom<{ title: string; slug: string } | null> = $made;

const making = submission(
  async ({ title, slug, accentColor }: NewSite) => {
    await manageApi.sites.$post({ json: { title, slug, themeAccentColor: accentColor } });
    await addExample(slug);
    $made.set({ title, slug });
  },
  { slug_taken: create.slugTaken },
);
export const $siteSubmit = making.$submit;

export async function createSite(site: NewSite): Promise<void> {
  const wanted = { ...site, title: site.title.trim() };
  const slugIssue = slugIssueOf(wanted.slug);
  $refused.set({
    ...(wanted.title === '' && { title: issueMessages.required }),
    ...(slugIssue !== null && { slug: slugIssue }),
  });
  if (Object.keys($refused.get()).length === 0) await making.submit(wanted);
}

export function clearSiteFailure(field: keyof SiteIssues): void {
  making.clear();
  $refused.set({ ...$refused.get(), [field]: undefined });
}

const check = remote<{ slug: string; isAvailable: boolean }>();
/** Whether the slug that was typed last is available. */
export const $slugCheck = check.$remote;
const typing = debounced(checkDelayMs, (slug: string) => void askForSlug(slug));

export function checkSlug(slug: string): void {
  typing.cancel();
  check.reset();
  if (isSiteSlug(slug)) typing.soon(slug);
}

/** The checks of a slug that need no request. */
export function slugIssueOf(slug: string): string | null {
  if (slug === '') return issueMessages.required;
  if (isSlug(slug) && isReservedSiteSlug(slug)) return create.slugReserved;
  return isSiteSlug(slug) ? null : create.slugInvalid;
}

async function askForSlug(slug: string): Promise<void> {
  await check.load(async (signal) => {
    const answer = await manageApi['site-slug-availability'].$get(
      { query: { slug } },
      { init: { signal } },
    );
    return await answer.json();
  });
}

/** A failure is only reported: the site works without its example recipe. */
async function addExample(siteSlug: string): Promise<void> {
  try {
    const { units } = await (await siteApi.globals.$get()).json();
    const unitIds = new Map(units.map(({ slug, id }) => [slug, id]));
    const json = exampleInput(unitIds);
    await manageApi[':siteSlug'].recipes.$post({ param: { siteSlug }, json });
  } catch (error) {
    if (!isExpected(error)) reportError(error);
  }
}

function exampleInput(unitIds: ReadonlyMap<string, string>): RecipeInput {
  const { ingredients, steps, description, note, ...recipe } = exampleRecipe;
  const newId = () => crypto.randomUUID();
  return {
    ...recipe,
    description: paragraphsFromText(description),
    note: paragraphsFromText(note),
    ingredientUsageGroups: [
      {
        id: newId(),
        title: 'Ingredients',
        note: null,
        ingredientUsages: ingredients.map(({ quantity, unitSlug, title, preparation }) => ({
          id: newId(),
          quantityMin: quantity,
          quantityMax: null,
          unitId: unitIds.get(unitSlug ?? '') ?? null,
          ingredientId: null,
          preparation: preparation === null ? null : paragraphsFromText(preparation),
          ingredientTitleOverride: title,
          link: null,
          note: null,
        })),
      },
    ],
    instructionGroups: [
      {
        id: newId(),
        title: 'Method',
        note: null,
        instructions: steps.map(({ text, timer }) => ({
          id: newId(),
          content: paragraphsFromText(text),
          timerMinutes: timer,
          note: null,
          videoId: null,
          images: [],
        })),
      },
    ],
  };
}
