import type { ChangeKey, PageRef, StoredPageKind } from '#domain/publishing/publishing.ts';
import { iconPicture, sharePicture, type SharePictureColors } from '#domain/look/share-picture.ts';
import { dependenciesOf } from './dependencies.ts';
import type { PageFacts } from '../facts.ts';
import { showsNewsletter, type ThemeOf } from '../frame.ts';
import {
  feed,
  manifest,
  robots,
  sitemapIndex,
  sitemapOfPages,
  sitemapOfRecipes,
} from './machine-pages.ts';
import { pageModel } from '../page-model.ts';
import type { AnyPage, PageKind } from '../page-models.ts';
import type { AnyPlatformPage } from '../platform/platform-models.ts';

/** A page as it is stored, whatever its kind. */
export type StoredDocument = {
  status: number;
  contentType: string;
  location: string | null;
  /** As text, or as the bytes of the text. */
  body: string | Uint8Array;
  dependencies: ChangeKey[];
  /** Whether the page may count visits with Google Analytics. */
  hasAnalytics?: boolean;
};

type Body = StoredDocument['body'];

/** What turns a model into markup: Astro and the registered themes. */
export type PageRenderer = { renderHtml: (page: AnyPage) => Promise<Body>; themeOf: ThemeOf };

/** The same for the pages of the platform's own host, which have one look. */
export type PlatformRenderer = {
  renderPlatformHtml: (page: AnyPlatformPage) => Promise<Body>;
  shareColors: SharePictureColors;
};

type Writer = (facts: PageFacts, ref: PageRef, pageRenderer: PageRenderer) => Promise<Body> | Body;

/** A document before it is written. */
export type Draft = Omit<StoredDocument, 'body'> & {
  /** All that the body depends on; null where writing the body is as cheap as comparing this. */
  model: AnyPage | null;
  write: () => Promise<Body> | Body;
};

export async function written({ model: _model, write, ...document }: Draft) {
  return { ...document, body: await write() };
}

/** All of a document but its body, which is expensive to write. */
export function draftOf(facts: PageFacts, ref: PageRef, pageRenderer: PageRenderer): Draft | null {
  const location = locationOf(facts, ref);
  if (location !== undefined) return location === null ? null : moved(facts, ref, location);
  if (isPlainKind(ref.kind)) {
    const plain = plainDocuments[ref.kind];
    const write = () => plain.write(facts, ref, pageRenderer);
    return { ...emptyDraft(plain.contentType, dependenciesOf(facts, ref, null)), write };
  }
  const model = pageModel(facts, ref, pageRenderer.themeOf);
  if (!model) return null;
  return {
    ...emptyDraft('text/html; charset=utf-8', dependenciesOf(facts, ref, model)),
    status: ref.kind === 'not-found' ? 404 : 200,
    hasAnalytics: model.frame.googleAnalyticsId !== null,
    model,
    write: () => pageRenderer.renderHtml(model),
  };
}

/** Every kind of stored page is rendered from a model, written here, or leads elsewhere. */
type PlainKind = Exclude<StoredPageKind, PageKind | 'redirect' | 'gone'>;

const plainDocuments: Record<PlainKind, { contentType: string; write: Writer }> = {
  feed: { contentType: 'application/rss+xml; charset=utf-8', write: feed },
  'sitemap-index': { contentType: 'application/xml; charset=utf-8', write: sitemapIndex },
  'sitemap-pages': { contentType: 'application/xml; charset=utf-8', write: sitemapOfPages },
  'sitemap-recipes': {
    contentType: 'application/xml; charset=utf-8',
    write: (facts, ref) => sitemapOfRecipes(facts, Number(ref.subjectId)),
  },
  robots: { contentType: 'text/plain; charset=utf-8', write: robots },
  manifest: {
    contentType: 'application/manifest+json; charset=utf-8',
    write: (facts, _ref, { themeOf }) => manifest(facts, themeOf(facts.site)),
  },
  'share-picture': {
    contentType: 'image/png',
    write: ({ site }, _ref, { themeOf }) => sharePicture(themeOf(site).shareColors),
  },
  icon: {
    contentType: 'image/png',
    write: ({ site }, { subjectId }, { themeOf }) =>
      iconPicture(themeOf(site).shareColors, Number(subjectId)),
  },
};

const isPlainKind = (kind: StoredPageKind): kind is PlainKind =>
  Object.hasOwn(plainDocuments, kind);

/** Where a redirect leads, null when its target is gone; undefined for what is no redirect. */
function locationOf(facts: PageFacts, { kind, subjectId }: PageRef): string | null | undefined {
  if (kind === 'redirect') return facts.redirects.get(subjectId ?? '') ?? null;
  return kind === 'subscribe' && !showsNewsletter(facts.site) ? '/' : undefined;
}

function moved(facts: PageFacts, ref: PageRef, location: string): Draft {
  return {
    ...emptyDraft('text/plain; charset=utf-8', dependenciesOf(facts, ref, null)),
    status: 301,
    location,
  };
}

function emptyDraft(contentType: string, dependencies: ChangeKey[]): Draft {
  return { status: 200, contentType, location: null, dependencies, model: null, write: () => '' };
}
