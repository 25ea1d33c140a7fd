import { messages } from '#contract/messages.ts';
import { unsubscribeMessages } from '#contract/mail/unsubscribe-messages.ts';
import { subscribeMessages } from '#contract/money/subscribe-messages.ts';
import type { PageRef } from '#domain/publishing/publishing.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import { collectionCards, recipeCards } from './recipe/cards.ts';
import { collectionBody } from './site/collection-page.ts';
import type { PageFacts } from './facts.ts';
import { newsletterWordsOf, showsNewsletter, siteFrame, type ThemeOf } from './frame.ts';
import { homeBody } from './site/home-page.ts';
import { legalBody } from './site/legal-texts.ts';
import { newsletterBody, newslettersBody } from './site/newsletter-pages.ts';
import { aboutBody, bookBody, eventsBody, linksBody } from './site/link-pages.ts';
import { describe, pageMeta } from './meta.ts';
import { isOfReplies, unsubscribeStages } from './unsubscribe-stages.ts';
import type { AnyPage, PageBodies, PageKind, PageMeta, SiteFrame } from './page-models.ts';
import { recipeDescription } from './recipe/recipe-description.ts';
import { recipeBody } from './recipe/recipe-page.ts';
import { recipeIndexBody, recipesBody } from './recipe/recipes-page.ts';
import {
  collectionData,
  collectionsData,
  eventsData,
  homeData,
  newsletterData,
  newslettersData,
  profileData,
  recipeData,
  recipesData,
} from './publishing/structured-data.ts';

const suggestionsCount = 4;

type Made<Kind extends PageKind> = { kind: Kind; body: PageBodies[Kind]; meta: PageMeta };
type AnyMade = { [Kind in PageKind]: Made<Kind> }[PageKind];
type Maker = (facts: PageFacts, ref: PageRef) => AnyMade | null;

/** The whole value a page is rendered from; null when what it is about is not there any more. */
export function pageModel(facts: PageFacts, ref: PageRef, themeOf: ThemeOf): AnyPage | null {
  const made = isPageKind(ref.kind) ? makers[ref.kind](facts, ref) : null;
  if (!made) return null;
  return { ...made, frame: withheld(frameOf(facts, themeOf), pageTrust[made.kind]) };
}

type Frames = WeakMap<PageFacts, SiteFrame>;
const framesOf = new WeakMap<ThemeOf, Frames>();

/** One object for all pages of the same facts and themes, so that what follows from it is worked out once. */
function frameOf(facts: PageFacts, themeOf: ThemeOf): SiteFrame {
  const frames: Frames = framesOf.get(themeOf) ?? new WeakMap();
  framesOf.set(themeOf, frames);
  const frame = frames.get(facts) ?? siteFrame(facts, themeOf);
  frames.set(facts, frame);
  return frame;
}

type Trust = { isCounted: boolean; takesCustomCss: boolean };

const open: Trust = { isCounted: true, takesCustomCss: true };
/** Pages with a payment: no custom CSS, so that a cook cannot change what the payer reads. */
const paying: Trust = { isCounted: true, takesCustomCss: false };
/** Pages that sign in, or act by a token in the address, which neither analytics nor CSS may leak. */
const personal: Trust = { isCounted: false, takesCustomCss: false };

/** What of a cook's settings may have a say on the pages of each kind. */
const pageTrust: Record<PageKind, Trust> = {
  home: open,
  recipes: open,
  'recipe-index': open,
  recipe: open,
  collections: open,
  collection: open,
  about: open,
  links: open,
  book: open,
  events: open,
  newsletters: open,
  newsletter: open,
  text: open,
  'sign-in': personal,
  'sign-up': personal,
  'sign-in-callback': personal,
  subscribe: paying,
  'subscribe-success': paying,
  unsubscribe: personal,
  'not-found': open,
};

function withheld(frame: SiteFrame, { isCounted, takesCustomCss }: Trust): SiteFrame {
  if (isCounted && takesCustomCss) return frame;
  return {
    ...frame,
    googleAnalyticsId: isCounted ? frame.googleAnalyticsId : null,
    theme: takesCustomCss ? frame.theme : { ...frame.theme, overridesCss: '' },
  };
}

const makers: Record<PageKind, Maker> = {
  home: (facts, { path }) => {
    const structuredData = homeData(facts);
    const meta = pageMeta(facts, { path, title: null, structuredData });
    return { kind: 'home', body: homeBody(facts), meta };
  },
  recipes: (facts, { path }) => {
    const body = recipesBody(facts);
    const title = messages.recipes.heading;
    const structuredData = recipesData(facts, body.recipes);
    return { kind: 'recipes', body, meta: pageMeta(facts, { path, title, structuredData }) };
  },
  'recipe-index': (facts, { path, subjectId }) => {
    const body = recipeIndexBody(facts, Number(subjectId));
    const title = `${body.heading} ${subjectId}`;
    return { kind: 'recipe-index', body, meta: pageMeta(facts, { path, title }) };
  },
  recipe: makeRecipe,
  collections: (facts, { path }) => {
    const title = messages.collections.heading;
    const collections = collectionCards(facts);
    const structuredData = collectionsData(facts, collections);
    const meta = pageMeta(facts, { path, title, structuredData });
    return { kind: 'collections', body: { collections }, meta };
  },
  collection: makeCollection,
  about: makeAbout,
  links: (facts, { path }) => {
    const body = linksBody(facts);
    return { kind: 'links', body, meta: pageMeta(facts, { path, title: body.heading }) };
  },
  book: (facts, { path }) => {
    const body = bookBody(facts);
    if (!body) return null;
    const { title, description, image } = body;
    return { kind: 'book', body, meta: pageMeta(facts, { path, title, description, image }) };
  },
  events: (facts, { path }) => {
    const body = eventsBody(facts);
    const structuredData = eventsData(facts, body.events);
    return {
      kind: 'events',
      body,
      meta: pageMeta(facts, { path, title: body.heading, structuredData }),
    };
  },
  newsletters: (facts, { path }) => {
    const title = messages.newsletters.heading;
    const structuredData = newslettersData(facts);
    const meta = pageMeta(facts, { path, title, structuredData });
    return { kind: 'newsletters', body: newslettersBody(facts), meta };
  },
  newsletter: makeNewsletter,
  text: (facts, { path, subjectId }) => {
    const body = legalBody(facts.site, subjectId ?? '');
    return body && { kind: 'text', body, meta: pageMeta(facts, { path, title: body.heading }) };
  },
  'sign-in': (facts, ref) => makeSignIn(facts, ref, 'sign-in'),
  'sign-up': (facts, ref) => makeSignIn(facts, ref, 'sign-up'),
  'sign-in-callback': (facts, ref) => makeSignIn(facts, ref, 'sign-in-callback'),
  subscribe: makeSubscribe,
  'subscribe-success': (facts, { path, subjectId }) => {
    const meta = pageMeta(facts, { path, title: subscribeMessages.title, noIndex: true });
    return { kind: 'subscribe-success', body: { isCheckout: subjectId === 'checkout' }, meta };
  },
  unsubscribe: (facts, { path, subjectId }) => {
    const stage = unsubscribeStages.find((each) => each === subjectId) ?? 'ask';
    const title = isOfReplies(stage)
      ? unsubscribeMessages.replies.title
      : unsubscribeMessages.title;
    const meta = pageMeta(facts, { path, title, noIndex: true });
    return { kind: 'unsubscribe', body: { stage }, meta };
  },
  'not-found': (facts, { path }) => {
    const { heading, text } = messages.notFound;
    const suggestions = recipeCards(facts, facts.latestRecipeIds.slice(0, suggestionsCount));
    const meta = pageMeta(facts, { path, title: heading, noIndex: true });
    return { kind: 'not-found', body: { heading, text, suggestions }, meta };
  },
};

const isPageKind = (kind: PageRef['kind']): kind is PageKind => Object.hasOwn(makers, kind);

type SignInKind = 'sign-in' | 'sign-up' | 'sign-in-callback';

function makeSignIn(facts: PageFacts, { path }: PageRef, kind: SignInKind): AnyMade {
  const title = messages.account.titles[kind];
  const meta = pageMeta(facts, { path, title, noIndex: true });
  return { kind, body: { offersNewsletter: showsNewsletter(facts.site) }, meta };
}

function makeSubscribe(facts: PageFacts, { path }: PageRef): AnyMade {
  const { title, settings } = facts.site;
  const { subscriptionsEnabled, monthlyAmountCents, yearlyAmountCents, trialDays } = settings;
  const prices = { monthlyAmountCents, yearlyAmountCents, trialDays };
  const newslettersEnabled = showsNewsletter(facts.site);
  return {
    kind: 'subscribe',
    body: {
      title,
      newslettersEnabled,
      newsletterWords: newsletterWordsOf(facts.site),
      subscriptionsEnabled,
      sentence: describe(settings.aboutShort),
      ...prices,
    },
    meta: pageMeta(facts, { path, title: subscribeMessages.title }),
  };
}

function makeRecipe(facts: PageFacts, { path, subjectId }: PageRef): AnyMade | null {
  const recipe = facts.recipes.get(subjectId ?? '');
  if (!recipe) return null;
  const body = recipeBody(facts, recipe);
  const picture = body.media.find((item) => item.kind === 'image');
  const meta = pageMeta(facts, {
    path,
    title: body.title,
    description: recipeDescription(body),
    image: picture?.image ?? null,
    type: 'article',
    language: body.language,
    structuredData: recipeData(facts, recipe, body),
  });
  return { kind: 'recipe', body, meta };
}

function makeCollection(facts: PageFacts, { path, subjectId }: PageRef): AnyMade | null {
  const collection = facts.site.collections.find(({ id }) => id === subjectId);
  if (!collection) return null;
  const body = collectionBody(facts, collection);
  const { title, description, image } = body;
  const structuredData = collectionData(facts, body, path);
  return {
    kind: 'collection',
    body,
    meta: pageMeta(facts, { path, title, description, image, structuredData }),
  };
}

function makeNewsletter(facts: PageFacts, { path, subjectId }: PageRef): AnyMade | null {
  const newsletter = facts.newsletters.find(({ id }) => id === subjectId);
  if (!newsletter) return null;
  const body = newsletterBody(facts, newsletter);
  const { title, line, note, recipe } = body;
  const meta = pageMeta(facts, {
    path,
    title,
    description: line || note,
    image: recipe?.image ?? null,
    type: 'article',
    structuredData: newsletterData(facts, body, path),
  });
  return { kind: 'newsletter', body, meta };
}

function makeAbout(facts: PageFacts, { path }: PageRef): AnyMade | null {
  const { about } = facts.site.settings;
  if (about === null || isEmptyRichText(about)) return null;
  const body = aboutBody(facts, about);
  const meta = pageMeta(facts, {
    path,
    title: body.heading,
    description: about,
    image: body.featuredImage,
    type: 'profile',
    structuredData: profileData(facts),
  });
  return { kind: 'about', body, meta };
}
