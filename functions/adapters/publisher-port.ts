import type { CollectionId, RecipeId, SiteId } from '#domain/ids.ts';
import type { LetterSegment, NewsletterContent } from '#domain/mail/newsletter/newsletter-send.ts';
import type { Reader } from '#domain/recipe/recipe-access.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { CollectionFacts } from '#domain/site/collection-facts.ts';
import type { SiteChanges } from '#domain/site/site-working-copy.ts';

export type PreviewedPage =
  | { kind: 'recipe'; id: RecipeId }
  | { kind: 'collection'; id: CollectionId }
  | { kind: 'fixed'; path: string };

/** What a cook writes of a collection. */
export type CollectionText = Pick<
  CollectionFacts,
  'title' | 'slug' | 'description' | 'imageId' | 'imageCrop' | 'videoId'
> & { recipeIds: RecipeId[] };

export type Preview = {
  siteId: SiteId;
  page: PreviewedPage;
  /** A recipe that the page shows as its cook edits it; a recipe's own page always does. */
  workingCopyOf?: RecipeId;
  /** That recipe as nobody has saved it yet; its references are checked by whoever asks. */
  unsaved?: RecipeContent;
  /** What is written of the site and not published; its references are checked by whoever asks. */
  siteChanges?: SiteChanges;
  /** The collection of the page as nobody has saved it yet, checked in the same way. */
  unsavedCollection?: CollectionText;
  reader: Reader;
};

export type RenderedPreview = {
  status: number;
  contentType: string;
  location: string | null;
  /** Bytes where the address is that of a picture. */
  body: string | Uint8Array;
  contentSecurityPolicy: string;
};

/** A working copy that may be published. */
export type Publication = {
  siteId: SiteId;
  recipeId: RecipeId;
  slug: string;
  /** What is different from what visitors see; null for a first publication. */
  change: PublishedChange | null;
};

export type PublishedChange = {
  formerSlug: string;
  /** Whether lists of titles say it otherwise. */
  isRenamed: boolean;
  /** Whether the feed says it otherwise. */
  isRetold: boolean;
  /** Whether others recommend it where they did not, or no longer. */
  isRegrouped: boolean;
};

/** A newsletter as one kind of reader gets it; what is personal in it is filled in for each of them. */
export type WrittenLetter = { senderName: string; subject: string; html: string; text: string };

export type Letter = {
  siteId: SiteId;
  written: NewsletterContent & {
    /** Of its place on the site, once it has one. */
    slug?: string | null;
  };
  segment: LetterSegment;
  /** What its links to the site name it by, so that it is known who came by it; null of a preview. */
  code: string | null;
  /** Whether a recipe that nobody can read yet is shown as its cook has written it. */
  isPreview: boolean;
};

/** What readers would find changed. */
export type ForeseenPublication = {
  origin: string;
  /** Whether the next build looks at every page, whatever is published. */
  isWhole: boolean;
  /** At least and at most so many pages. */
  pages: { certain: number; most: number };
  shownOn: { home: boolean; recipes: boolean; feed: boolean; collectionIds: CollectionId[] };
};

/** What a cook may ask of the publisher beyond the builds that changes cause. */
export type Publisher = {
  /** Tries pages again that could not be rendered. */
  retry: (siteId: SiteId) => Promise<void>;
  /** Renders a page without publishing it; null when the site has no such page. */
  preview: (preview: Preview) => Promise<RenderedPreview | null>;
  /** What publishing would change, without publishing; null when the site has gone. */
  foresee: (publication: Publication) => Promise<ForeseenPublication | null>;
  /** Writes a newsletter; null when its recipe is none that readers could open. */
  letter: (letter: Letter) => Promise<WrittenLetter | null>;
};
