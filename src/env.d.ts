/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The model of the page to print, put there by the publisher; a route narrows it by its kind. */
    page: unknown;
  }
}

interface ImportMetaEnv {
  /** Names the code that renders pages; the build sets it. */
  readonly RENDERER: string;
}
