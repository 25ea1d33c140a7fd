import type { CollectionId, RecipeId, SiteId } from '#domain/ids.ts';
import type { Reader } from '#domain/recipe/recipe-access.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { SiteSettings } from '#domain/site/site.ts';

export type PreviewedPage =
  | { kind: 'recipe'; id: RecipeId }
  | { kind: 'collection'; id: CollectionId }
  | { kind: 'fixed'; path: string };

export type Preview = {
  siteId: SiteId;
  page: PreviewedPage;
  /** A recipe that the page shows as its cook edits it; a recipe's own page always does. */
  workingCopyOf?: RecipeId;
  /** That recipe as nobody has saved it yet; its references are checked by whoever asks. */
  unsaved?: RecipeContent;
  /** How the site would look; nothing that names other rows, which only saving checks. */
  look?: Partial<LookSettings>;
  reader: Reader;
};

export type LookSettings = Pick<
  SiteSettings,
  | 'look'
  | 'themeStyle'
  | 'headerLayout'
  | 'colorThemeId'
  | 'typeThemeId'
  | 'colorTheme'
  | 'typeTheme'
  | 'themeAccentColor'
  | 'cssOverrides'
>;

export type RenderedPreview = {
  status: number;
  contentType: string;
  location: string | null;
  /** Bytes where the address is that of a picture. */
  body: string | Uint8Array;
  contentSecurityPolicy: string;
};

/** What a cook may ask of the publisher beyond the builds that changes cause. */
export type Publisher = {
  /** Brings the pages of an earlier revision back; resolves once they are what visitors see. */
  rollBack: (siteId: SiteId, revision: number) => Promise<void>;
  /** Tries pages again that could not be rendered. */
  retry: (siteId: SiteId) => Promise<void>;
  /** Renders a page without publishing it; null when the site has no such page. */
  preview: (preview: Preview) => Promise<RenderedPreview | null>;
};
