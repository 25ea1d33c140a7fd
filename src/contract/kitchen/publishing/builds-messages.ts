import type { PageChange, RecipeDeed } from '#domain/publishing/history/build-summary.ts';
import type { KeptThing } from '#domain/publishing/history/not-brought-back.ts';
import type { StayReason } from '#domain/publishing/history/plan-rollback.ts';
import type { StoredPageKind } from '#domain/publishing/publishing.ts';

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);
const recipes = (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`);

/** “Lemon Tart”, “Lemon Tart and Rye Loaf”, or how many. */
function named(titles: readonly string[], count: number): string {
  const [first = '', second] = titles;
  if (count === 1) return first;
  return count === 2 && second !== undefined ? `${first} and ${second}` : recipes(count);
}

type Named = (titles: readonly string[], count: number) => string;

const deeds: Record<RecipeDeed, Named> = {
  published: (titles, count) => `${named(titles, count)} published`,
  updated: (titles, count) => `${named(titles, count)} changed`,
  unpublished: (titles, count) => `${named(titles, count)} unpublished`,
  premium: (titles, count) => `${named(titles, count)} made premium`,
  free: (titles, count) => `${named(titles, count)} made free`,
};

const kinds: Partial<Record<StoredPageKind, string>> = {
  home: 'Home page',
  recipes: 'All recipes',
  'recipe-index': 'Recipe index',
  recipe: 'Recipe',
  collections: 'All collections',
  collection: 'Collection',
  newsletters: 'Past newsletters',
  newsletter: 'Newsletter',
  about: 'About',
  links: 'Links',
  book: 'Book',
  events: 'Events',
  text: 'Legal text',
  'not-found': 'Not found page',
  feed: 'Feed',
  robots: 'Rules for search engines',
  manifest: 'App manifest',
  'share-picture': 'Picture for sharing',
  icon: 'Icon',
  redirect: 'Redirect',
};

const changes: Record<PageChange, string> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
};

const comparison: Record<PageChange, (count: number) => string> = {
  added: (count) => (count === 1 ? '1 recipe comes back' : `${count} recipes come back`),
  changed: (count) => `${recipes(count)} will read as before`,
  removed: (count) =>
    count === 1
      ? '1 recipe leaves the site and stays a draft'
      : `${count} recipes leave the site and stay drafts`,
};

const reasons: Record<StayReason, string> = {
  withdrawn: 'stays unpublished, as you took it off since',
  premium: 'stays as it is, as you made it premium since',
  address: 'stays as it is, as another recipe has its address now',
};

/** What the history of publishing says. */
export const buildsMessages = {
  toAddresses: 'Old addresses',
  heading: 'Publishing',
  days: { today: 'Today', yesterday: 'Yesterday' },
  moments: {
    today: (time: string) => `today, ${time}`,
    yesterday: (time: string) => `yesterday, ${time}`,
  },
  live: 'Live',
  liveSince: (when: string) => `Live since ${when}.`,
  neverBuilt: 'Nothing is published yet.',
  visit: 'Visit the site',
  waiting: (count: number) =>
    count === 1 ? 'One change is on its way.' : `${count} changes are on their way.`,
  failedHint: 'Visitors see the last version of these pages.',
  failedPage: (path: string, reason: string) => `${path}: ${reason}`,
  deeds,
  settings: 'Settings changed',
  featured: 'Featured recipes changed',
  owner: 'What pages say of the owner changed',
  address: 'The address of the site changed',
  collections: (count: number) => (count === 1 ? 'A collection changed' : 'Collections changed'),
  library: 'Names in the library changed',
  pictures: 'Pictures described or replaced',
  recipesChanged: (count: number) => `${recipes(count)} changed`,
  first: 'The site was made',
  deploy: 'Larder was updated',
  retried: 'Failed pages tried again',
  scheduled: 'on schedule',
  wentBack: (when: string) => `Went back to ${when}`,
  wentBackFar: 'Went back to an earlier state',
  other: 'Pages made anew',
  failedBuild: 'Publishing failed',
  running: 'Publishing…',
  result: (count: number, seconds: string) => `${pages(count)} in ${seconds} s`,
  unchangedPages: 'No page changed',
  failures: (count: number) => `${pages(count)} could not be made`,
  kinds,
  changes,
  morePages: (count: number) => `and ${pages(count)} more`,
  keptNoMore: 'Which pages these were is not kept any more.',
  detailsFailed: 'The details did not arrive.',
  tryAgain: 'Try again',
  look: 'Look at the site as it was',
  goBack: 'Go back to this…',
  earlier: 'Show earlier',
  loadFailed: 'The history could not be loaded',
  retryFailedPages: 'Retry',
  empty: {
    heading: 'Nothing has been published yet',
    text: 'Publish a recipe, and it stands here with all pages that it changed. From every entry you can look at the site as it was, and go back to it.',
    action: 'To your recipes',
  },
  comparison: {
    title: (when: string) => `Go back to ${when}?`,
    nothing: 'This is what visitors see now. There is nothing to go back to.',
    counts: comparison,
    settings: 'The title, the texts and the look of the site become those of then.',
    featured: 'The home page features the recipes of then.',
    follow: 'Lists, home page, feed and sitemap follow.',
    kept: 'What you are writing stays as it is. Prices and what readers may do stay too.',
    notBroughtBack: {
      collections:
        'Collections changed since then. They do not come back: their titles, texts, pictures and recipes stay as they are now.',
      newsletters:
        'Newsletters were put on the site or taken off it since then. That stays as it is now.',
      library:
        'Names of tags, ingredients, equipment or units changed since then. They do not come back: every page shows the names of now.',
      pictures:
        'Pictures were replaced or described anew since then. They do not come back: every page shows them as they are now.',
    } satisfies Record<KeptThing, string>,
    staying: reasons,
    stayingMore: (count: number) => `and ${recipes(count)} more stay as they are`,
    lookAt: (title: string) => `Look at ${title} as it was`,
    cancel: 'Leave it',
    confirm: 'Go back',
    more: (count: number) => `and ${count} more`,
    busy: 'The site is being published. Try again in a moment.',
    done: (when: string) => `The site goes back to ${when}.`,
    undone: 'The site goes forward again.',
    undoFailed: (reason: string) =>
      `That could not be taken back: ${reason} Go back from the list.`,
  },
  past: {
    title: (when: string) => `The site as it was: ${when}`,
    frame: 'The site as it was',
    home: 'Home page',
    hint: 'Press links to walk around. Nothing here is sent or counted.',
    failed: 'The site as it was could not be opened',
    ended: 'Open it anew',
  },
} as const;
