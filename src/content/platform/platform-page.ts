import { kitchenShellMessages } from '#contract/kitchen/shell-messages.ts';
import { messages } from '#contract/messages.ts';
import type { PlatformPageRef } from '#domain/publishing/platform-pages.ts';
import { typeThemeOf } from '#domain/look/themes.ts';
import type { ShowcaseFacts } from '../facts.ts';
import { legalText } from '../site/legal-texts.ts';
import type { AnyPlatformPage, PlatformMeta, ShelfModel } from './platform-models.ts';
import { specimen } from './platform-specimen.ts';

export type PlatformFacts = {
  /** Scheme and host of the platform, without a trailing slash. */
  origin: string;
  showcase: ShowcaseFacts[];
};

/** The model of a page of the platform; null for what is no page but a file for machines. */
export function platformPage(facts: PlatformFacts, ref: PlatformPageRef): AnyPlatformPage | null {
  const { platform } = messages;
  switch (ref.kind) {
    case 'robots':
    case 'share-picture':
      return null;
    case 'home': {
      const meta = { ...metaOf(facts, ref, ''), title: platform.home.title, isListed: true };
      const shelf = facts.showcase.map(shelfModel);
      return { kind: 'home', meta, body: { shelf, specimen: specimen() } };
    }
    case 'text': {
      const host = new URL(facts.origin).hostname;
      const names = { site: platform.name, origin: facts.origin, email: `hello@${host}` };
      const body = legalText(ref.subject ?? '', names);
      const meta = { ...metaOf(facts, ref, body?.heading ?? ''), isListed: true };
      return body && { kind: 'text', meta, body };
    }
    case 'create': {
      const platformHost = new URL(facts.origin).host;
      const meta = metaOf(facts, ref, platform.pages.create);
      return { kind: 'create', meta, body: { platformHost } };
    }
    case 'kitchen/sites':
    case 'kitchen/recipes':
    case 'kitchen/recipe': {
      const platformHost = new URL(facts.origin).host;
      const meta = metaOf(facts, ref, kitchenShellMessages.titles[ref.kind]);
      return { kind: ref.kind, meta, body: { platformHost } };
    }
    case 'not-found':
      return { kind: ref.kind, meta: metaOf(facts, ref, platform.notFound.title), body: null };
    default:
      return { kind: ref.kind, meta: metaOf(facts, ref, platform.pages[ref.kind]), body: null };
  }
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
