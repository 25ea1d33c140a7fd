import type { ReadableAtom } from 'nanostores';
import type { FromFrame, PreviewScheme, ToFrame } from '#domain/kitchen/preview-frame.ts';
import type { PreviewReader } from '#domain/publishing/preview-readers.ts';
import { frameLoader, type Frames } from './frame-loader.ts';

type Post = (message: ToFrame) => void;

/** What was said to the pages last, for those that come later. */
type Shown = { html: string | null; scheme: PreviewScheme; to: string | null };

/** What is done when a page says something. */
const answersOf = (
  loader: ReturnType<typeof frameLoader>,
  shown: Shown,
): Record<FromFrame, (key: number, post: Post) => void> => ({
  ready: (key, post) => {
    loader.noteReady(key);
    post({ kind: 'scheme', scheme: shown.scheme });
    if (shown.html !== null) post({ kind: 'page', html: shown.html });
    if (shown.to !== null) post({ kind: 'scroll', to: shown.to });
  },
  /** A page that stood behind and shows what is typed comes to the front. */
  shown: (key) => loader.bringToFront(key),
  /** Only a page that is loaded has other styles, and it is rendered from what is saved. */
  'styles-differ': (key) => {
    const [front, behind] = loader.$frames.get().frames;
    if (!front) return;
    if (key === behind?.key) loader.loadLater(front);
    else if (!behind) void loader.load(front);
  },
});

/** The pages that the kitchen frames, and what is said to them. */
export function previewFrames(openUrl: () => Promise<string>) {
  let reader: PreviewReader = 'owner';
  const loader = frameLoader(async () => {
    const url = await openUrl();
    return reader === 'owner' ? url : `${url}?reader=${reader}`;
  });
  const { $frames } = loader;
  const posts = new Map<number, Post>();
  const shown: Shown = { html: null, scheme: 'light', to: null };
  const answers = answersOf(loader, shown);
  const tell = (message: ToFrame) => {
    for (const { key, isReady } of $frames.get().frames) if (isReady) posts.get(key)?.(message);
  };
  return {
    $frames: $frames as ReadableAtom<Frames>,
    start: () => loader.load(null),
    stop: () => loader.stop(),
    noteLoaded: loader.noteLoaded,
    attach(key: number, post: Post): () => void {
      posts.set(key, post);
      return () => posts.delete(key);
    },
    hear(key: number, message: FromFrame): void {
      const post = posts.get(key);
      if (post) answers[message](key, post);
    },
    showPage(html: string): void {
      shown.html = html;
      tell({ kind: 'page', html });
    },
    /** Who reads is known to a page from its beginning, so another takes its place. */
    showTo(chosen: PreviewReader): void {
      if (chosen === reader) return;
      reader = chosen;
      void loader.load($frames.get().frames[0] ?? null);
    },
    showScheme(scheme: PreviewScheme): void {
      shown.scheme = scheme;
      tell({ kind: 'scheme', scheme });
    },
    scrollTo: (to: string): void => {
      shown.to = to;
      tell({ kind: 'scroll', to });
    },
  };
}
export type PreviewFrames = ReturnType<typeof previewFrames>;
/** What a view of framed pages needs of them. */
export type FramedPages = Pick<PreviewFrames, '$frames' | 'attach' | 'hear' | 'noteLoaded'>;
