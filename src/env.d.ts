/// <reference types="astro/client" />
import type { FragmentCache } from '#domain/publishing/fragment-cache.ts';

declare global {
  namespace App {
    interface Locals {
      /** The model of the page to render, put there by the publisher; a route narrows it by its kind. */
      page: unknown;
      /** What the publisher keeps from page to page; without it all of a page is rendered. */
      fragmentCache?: FragmentCache;
    }
  }

  interface ImportMetaEnv {
    /** Names the code that renders pages; the build sets it. */
    readonly RENDERER: string;
  }
}
