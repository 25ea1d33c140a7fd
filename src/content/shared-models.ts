import type { Image } from '#domain/media/image.ts';
import type { RichText } from '#domain/text/rich-text.ts';

/** What a link shows and where it leads; `newTab` opens outside the site. */
export type LinkModel = { label: string; href: string; newTab?: boolean };

export type SocialLinkModel = { platform: string; label: string; href: string };

export type RecipeCardModel = {
  id: string;
  title: string;
  href: string;
  image: Image | null;
  isLocked: boolean;
  /** Meal or category badge such as "Main Dishes". */
  badge: string | null;
  /** Total time such as "1 hr 20 min". */
  timeText: string | null;
  excerpt: string | null;
};

export type ProfileModel = {
  displayName: string;
  aboutShort: RichText | null;
  avatar: Image | null;
  aboutHref: string | null;
  /** At most three. */
  socialLinks: SocialLinkModel[];
};
