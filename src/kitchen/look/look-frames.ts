import type { FromFrame, PreviewScheme, ToFrame } from '#domain/kitchen/preview-frame.ts';
import type { TriedTheme } from '#domain/kitchen/look/tried-theme.ts';
import { frameLoader } from '../preview/frame-loader.ts';

type Post = (message: ToFrame) => void;

/**
 * A page of the site as it is saved, that tries on what is not: colours and typefaces are posted to
 * it, and where pages are put together otherwise another one is loaded behind it.
 */
export function lookFrames(openUrl: () => Promise<string>) {
  // What pages are put together by is seen nowhere else, so what did not come is asked for again.
  const loader = frameLoader(openUrl, (front) => loader.loadLater(front));
  const { $frames } = loader;
  const posts = new Map<number, Post>();
  const shown: { theme: TriedTheme | null; scheme: PreviewScheme } = {
    theme: null,
    scheme: 'light',
  };
  const tell = (message: ToFrame) => {
    for (const { key, isReady } of $frames.get().frames) if (isReady) posts.get(key)?.(message);
  };
  return {
    $frames,
    start: () => loader.load(null),
    stop: () => loader.stop(),
    /** The page that is seen stays until the other one is there. */
    loadAgain(): void {
      const [front] = $frames.get().frames;
      void loader.load(front?.isReady ? front : null);
    },
    noteLoaded: loader.noteLoaded,
    attach(key: number, post: Post): () => void {
      posts.set(key, post);
      return () => posts.delete(key);
    },
    hear(key: number, message: FromFrame): void {
      const post = posts.get(key);
      if (!post || message !== 'ready') return;
      loader.noteReady(key);
      post({ kind: 'scheme', scheme: shown.scheme });
      if (shown.theme) post({ kind: 'theme', ...shown.theme });
      loader.bringToFront(key);
    },
    showTheme(theme: TriedTheme): void {
      shown.theme = theme;
      tell({ kind: 'theme', ...theme });
    },
    showScheme(scheme: PreviewScheme): void {
      shown.scheme = scheme;
      tell({ kind: 'scheme', scheme });
    },
  };
}
