import { exceedsRichTextLimits, isEmptyRichText, type RichText } from '../../../text/rich-text.ts';
import { richTextOfNodes } from '../../html/rich-text-of-html.ts';
import type { ReadRecipe } from '../../read-recipe.ts';
import { toldLanguage } from '../../told-language.ts';
import type { BlogLink, BlogPicture, BlogPostNote } from '../blog-content.ts';
import type { BodyPlace } from './body-pictures.ts';
import { bodyTree, isOldText } from './body-tree.ts';
import {
  type BodyText,
  recipesInBody,
  withoutRecipes,
  type WrittenRecipe,
} from './recipe-in-body.ts';
import { withoutShortcodes } from './shortcodes.ts';

export type Body = {
  recipes: ReadRecipe[];
  text: RichText | null;
  pictures: BlogPicture[];
  links: BlogLink[];
  notes: BlogPostNote[];
};

export type BodySource = {
  /** HTML, or a text with some marks of it. */
  html: string;
  title: string;
  language: string;
  /** Its recipes are known, so that none is looked for in the text. */
  hasRecipes: boolean;
};

/** Blocks that are kept of a text which is longer than any text can be. */
const blocksMax = 1000;

/** What a post tells: its recipes, where they stand in the text itself, and the rest of it. */
export function readBody(source: BodySource, place: BodyPlace): Body {
  const { html, notes } = withoutShortcodes(source.html);
  const tree = bodyTree(html, place, isOldText(source.html));
  if (!tree) {
    return { ...emptyBody, notes: [...notes, { note: 'unreadable', text: source.title }] };
  }
  const { root, pictures, links } = tree;
  const whole = richTextOfNodes(root);
  const { title, language } = source;
  const { recipes, left } = source.hasRecipes
    ? { recipes: [], left: null }
    : inOwnWords({ html, root, title, language, base: place.base });
  const told = whole && left ? withoutRecipes(whole, left) : whole;
  const isCut = told !== null && exceedsRichTextLimits(told);
  const text = isCut ? { ...told, children: told.children.slice(0, blocksMax) } : told;
  return {
    recipes,
    text: isEmptyRichText(text) ? null : text,
    pictures,
    links,
    notes: isCut ? [...notes, { note: 'text_cut', text: title }] : notes,
  };
}

/** Read in the language that it tells: a blog that names one may be written in another. */
function inOwnWords(body: BodyText): WrittenRecipe {
  const written = recipesInBody(body);
  const [first] = written.recipes;
  const told = first ? toldLanguage(first, body.language) : null;
  return told ? recipesInBody({ ...body, language: told.value }) : written;
}

const emptyBody: Body = { recipes: [], text: null, pictures: [], links: [], notes: [] };
