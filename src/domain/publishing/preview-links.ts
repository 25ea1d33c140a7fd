import type { SiteRole } from '../accounts/site-role.ts';
import type { CollectionId, Id, RecipeId } from '../ids.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A frame stands beside the editor; a friend is sent the address. */
export const previewLinkKinds = ['frame', 'friend'] as const;
export type PreviewLinkKind = (typeof previewLinkKinds)[number];

export const previewLinkLifetimeMs: Record<PreviewLinkKind, number> = {
  frame: 10 * minuteMs,
  friend: 7 * dayMs,
};

/** Links for friends that a recipe may have open at once. */
export const maxFriendLinks = 20;

const previewPath = '/preview';
export const previewLinkPath = (token: string): string => `${previewPath}/${token}`;

/** Whether previews answer at a path, whatever follows. */
export const isPreviewPath = (path: string): boolean =>
  path === previewPath || path.startsWith(`${previewPath}/`);

/** The token in the path of a preview; null where there is none that could have been made. */
export const previewTokenIn = (path: string): string | null =>
  /^\/preview\/([\w-]{16,200})$/.exec(path)?.[1] ?? null;

/** A page that the kitchen frames beside what is edited of the site. */
export type FramedPage =
  | { kind: 'recipe'; id: RecipeId }
  | { kind: 'collection'; id: CollectionId }
  /** A newsletter, as it is written. */
  | { kind: 'letter'; id: Id }
  /** A page that every site has at the same address. */
  | { kind: 'fixed'; path: string };

/** Who may see each as it is written: whoever may call for it by itself. */
export const framedPageRoles = {
  recipe: 'editor',
  collection: 'editor',
  letter: 'owner',
  fixed: 'editor',
} as const satisfies Record<FramedPage['kind'], SiteRole>;

/** How a letter is shown in a frame: as a page, or as programs do that show no HTML. */
export const letterForms = ['html', 'text'] as const;
export type LetterForm = (typeof letterForms)[number];
