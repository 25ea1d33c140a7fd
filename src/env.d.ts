/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** What a site route prints; set by whoever renders the page. */
    page: import('#content/page-models.ts').AnyPage;
  }
}
