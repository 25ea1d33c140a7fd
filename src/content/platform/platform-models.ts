import type { FontKey } from '#domain/look/fonts.ts';
import type { Image } from '#domain/media/image.ts';
import type { KitchenPageKind } from '#domain/publishing/platform-pages.ts';
import type { MeasurementSystem } from '#domain/site/site.ts';
import type { TextBody } from '../page-models.ts';

/** A site on the shelf of the platform's home page, named in its own type and colours. */
export type ShelfModel = {
  title: string;
  href: string;
  /** As people write it, for example "hearth.larder.example". */
  address: string;
  recipeCountText: string;
  image: Image;
  displayFont: FontKey;
  displayWeight: number;
};

/** Lines of a recipe for each number of servings and each system of measures. */
export type SpecimenModel = {
  servings: { count: number; label: string }[];
  writtenFor: number;
  variants: {
    servings: number;
    system: MeasurementSystem;
    lines: { amountText: string; title: string }[];
  }[];
};

type PlatformBodies = {
  home: { shelf: ShelfModel[]; specimen: SpecimenModel };
  text: TextBody;
  'sign-in': null;
  'sign-up': null;
  'sign-in-callback': null;
  subscriptions: null;
  profile: null;
  bookmarks: null;
  'confirm-newsletter': null;
  invitation: null;
  gift: null;
  /** The parent host of new sites, with its port where it has one. */
  create: { platformHost: string };
  'not-found': null;
};

/** All that a screen of the kitchen has before it knows who asks. */
export type KitchenBody = {
  /** The parent host of sites, with its port where it has one. */
  platformHost: string;
};

export type PlatformMeta = {
  path: string;
  /** Scheme and host of the platform, without a trailing slash. */
  origin: string;
  /** Text of the title element, complete. */
  title: string;
  description: string;
  /** Whether search engines are welcome to list it. */
  isListed: boolean;
};

/** Any screen of the kitchen: they differ in nothing before it is known who asks. */
export type KitchenPage = { kind: KitchenPageKind; meta: PlatformMeta; body: KitchenBody };

export type AnyPlatformPage =
  | KitchenPage
  | {
      [Kind in keyof PlatformBodies]: {
        kind: Kind;
        meta: PlatformMeta;
        body: PlatformBodies[Kind];
      };
    }[keyof PlatformBodies];
