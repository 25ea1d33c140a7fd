import type { RichText } from '../../text/rich-text.ts';
import type { LinkedPicture } from '../pictures/web-pictures.ts';

/** What a page of a former site was for; null for what a site of ours has no place for. */
export type FormerPage = {
  /** Where in the file it stands; the same file yields the same paths. */
  path: string;
  kind: 'post' | 'page';
  title: string;
  place: 'about' | 'contact' | 'recipes' | 'home' | 'privacy' | 'terms' | null;
  text: RichText | null;
  excerpt: string | null;
  /** The main one first. */
  pictures: LinkedPicture[];
  /** Path and query of every address that led to it, its own first. */
  addresses: string[];
  /** Where the site stood; null where nothing says so. */
  site: string | null;
};

/** A list of what was filed under one word. */
export type FormerList = {
  kind: 'category' | 'tag';
  name: string;
  /** Path and query. */
  addresses: string[];
};
