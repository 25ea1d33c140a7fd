import { screenTitleMessages } from '#contract/kitchen/shell/screen-title-messages.ts';
import { messages } from '#contract/messages.ts';
import type {
  KitchenPageKind,
  PlatformPageKind,
  PlatformPageRef,
} from '#domain/publishing/platform-pages.ts';
import { typeThemeOf } from '#domain/look/themes.ts';
import type { ShowcaseFacts } from '../facts.ts';
import { legalText } from '../site/legal-texts.ts';
import type { AnyPlatformPage, KitchenPage, PlatformMeta, ShelfModel } from './platform-models.ts';
import { specimen } from './platform-specimen.ts';

export type PlatformFacts = {
  /** Scheme and host of the platform, without a trailing slash. */
  origin: string;
  showcase: ShowcaseFacts[];
};

/** The model of a page of the platform; null for what is no page but a file for machines. */
export function platformPage(facts: PlatformFacts, ref: PlatformPageRef): AnyPlatformPage | null {
  const { platform } = messages;
  const { kind } = ref;
  if (isScreen(kind)) return screenPage(facts, ref, kind);
  switch (kind) {
    case 'robots':
    case 'share-picture':
    case 'kitchen-manifest':
    case 'kitchen-icon':
      return null;
    case 'home': {
      const meta = { ...metaOf(facts, ref, ''), title: platform.home.title, isListed: true };
      const shelf = facts.showcase.map(shelfModel);
      return { kind: 'home', meta, body: { shelf, specimen: specimen() } };
    }
    case 'text':
      return textPage(facts, ref);
    case 'create':
      return {
        kind: 'create',
        meta: metaOf(facts, ref, platform.pages.create),
        body: hostOf(facts),
      };
    case 'not-found':
      return { kind, meta: metaOf(facts, ref, platform.notFound.title), body: null };
    default:
      return { kind, meta: metaOf(facts, ref, platform.pages[kind]), body: null };
  }
}

const hostOf = ({ origin }: PlatformFacts) => ({ platformHost: new URL(origin).host });

const isScreen = (kind: PlatformPageKind): kind is KitchenPageKind => kind.startsWith('kitchen/');

function screenPage(
  facts: PlatformFacts,
  ref: PlatformPageRef,
  kind: KitchenPageKind,
): KitchenPage {
  const meta = metaOf(facts, ref, screenTitleMessages[kind]);
  return { kind, meta, body: hostOf(facts) };
}

function textPage(facts: PlatformFacts, ref: PlatformPageRef): AnyPlatformPage | null {
  const { origin } = facts;
  const email = `hello@${new URL(origin).hostname}`;
  const names = { site: messages.platform.name, origin, email, postalAddress: null };
  const body = legalText(ref.subject ?? '', names);
  const meta = { ...metaOf(facts, ref, body?.heading ?? ''), isListed: true };
  return body && { kind: 'text', meta, body };
}

function metaOf({ origin }: PlatformFacts, { path }: PlatformPageRef, title: string): PlatformMeta {
  const { name, home } = messages.platform;
  return {
    path,
    origin,
    title: `${title} · ${name}`,
    description: home.description,
    isListed: false,
  };
}

function shelfModel({ title, origin, recipeCount, settings, image }: ShowcaseFacts): ShelfModel {
  const type = typeThemeOf(settings);
  return {
    title,
    href: origin,
    address: new URL(origin).host,
    recipeCountText: messages.platform.home.recipeCount(recipeCount),
    image,
    displayFont: type.displayFontFamily,
    displayWeight: type.displayFontBoldWeight,
  };
}
