import { messages } from '#contract/messages.ts';
import {
  type CookReading,
  readIngredientLine,
  readPlainText,
} from '#domain/cooking/read-cook-text.ts';
import { linesById, type RecipeWork } from '#domain/cooking/recipe-work.ts';
import { type LetterLook, letterLookOf } from '#domain/mail/letter/letter-look.ts';
import { letterWidth } from '#domain/mail/letter/letter-page.ts';
import type { LetterPicture } from '#domain/mail/letter/letter-parts.ts';
import { namingLetter } from '#domain/mail/newsletter/letter-code.ts';
import { type NewsletterContent, subjectOf } from '#domain/mail/newsletter/newsletter-send.ts';
import { unsubscribePlaceholder } from '#domain/mail/newsletter/unsubscribe-placeholder.ts';
import type { Image } from '#domain/media/image.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { newsletterPath, recipePath } from '#domain/publishing/site-paths.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import type { PageFacts } from '../facts.ts';
import { pictureOf } from '../pictures.ts';
import type { RecipeBody, RecipeTeaser } from '../recipe/recipe-models.ts';
import { defaultView } from '../recipe/recipe-names.ts';
import { recipeBody } from '../recipe/recipe-page.ts';

type TextGroup = { title: string | null; note: string | null };
export type LetterRecipe = {
  /** A BCP 47 tag. */
  language: string;
  title: string;
  href: string;
  picture: LetterPicture | null;
  description: RichText | null;
  facts: { label: string; text: string }[];
  /** What readers may cook from; null of a recipe that is locked for them. */
  work: {
    ingredients: (TextGroup & { lines: string[] })[];
    method: (TextGroup & { steps: { number: number; text: string; note: string | null }[] })[];
    notes: string | null;
    /** Whether the rest of it is left to the site. */
    isCut: boolean;
  } | null;
  /** Leads to where plans are sold; nowhere where none is. */
  teaser: (RecipeTeaser & { subscribeHref: string | null }) | null;
};

/** A newsletter as one kind of reader gets it. */
export type LetterModel = LetterLook & {
  subject: string;
  previewLine: string;
  site: {
    title: string;
    origin: string;
    logo: LetterPicture | null;
    /** What links to the site name the newsletter by; null where they name none. */
    code: string | null;
  };
  homeHref: string;
  note: RichText | null;
  /** Whether the end of the note is left to the site. */
  isNoteCut: boolean;
  recipe: LetterRecipe | null;
  /** Where it can be read on the site; null of what is kept from there, and of a draft. */
  onSiteHref: string | null;
  postalAddress: string | null;
  /** Filled in for each person. */
  unsubscribeHref: string;
  /** Whether links will lead through the platform, whose addresses are long. */
  countsClicks: boolean;
};

const pictureRatio = 3 / 2;
const logoHeight = 48;
const logoWidthMax = 240;

type Written = Pick<
  NewsletterContent,
  'recipeId' | 'note' | 'subject' | 'previewLine' | 'isOnSite'
> & { slug?: string | null; code?: string | null };

/** Null where the recipe that it is about is not among the facts. */
export function letterModel(facts: PageFacts, written: Written): LetterModel | null {
  const { site } = facts;
  const recipe = written.recipeId === null ? null : (facts.recipes.get(written.recipeId) ?? null);
  if (written.recipeId !== null && recipe === null) return null;
  const body = recipe && recipeBody(facts, recipe);
  const { settings } = site;
  const place = { origin: site.origin, code: written.code ?? null };
  return {
    ...letterLookOf(settings),
    subject: subjectOf(written, body?.title ?? null),
    previewLine: written.previewLine,
    site: { title: site.title, logo: logoOf(facts), ...place },
    homeHref: namingLetter(site.origin, place),
    note: written.note,
    isNoteCut: false,
    recipe: body && letterRecipe(facts, body, place),
    // What is seen or tried before the first letter leaves has no page yet, and leads to the site.
    onSiteHref: written.isOnSite
      ? namingLetter(site.origin + (written.slug ? newsletterPath(written.slug) : '/'), place)
      : null,
    postalAddress: settings.postalAddress,
    unsubscribeHref: unsubscribePlaceholder,
    countsClicks: settings.newsletterCountsClicks,
  };
}

/** Mail programs show no SVG, so of a drawn logo the name remains. */
function logoOf(facts: PageFacts): LetterPicture | null {
  const { logoId } = facts.site.settings;
  const logo = logoId === null ? null : pictureOf(facts, logoId);
  if (!logo || logo.contentType === 'image/svg+xml') return null;
  const width = Math.min(logoWidthMax, Math.round((logoHeight * logo.width) / logo.height));
  const height = Math.round((width * logo.height) / logo.width);
  const src = facts.site.origin + imageUrl(logo, { width: width * 2 });
  return { src, width, height, alt: facts.site.title };
}

type Place = { origin: string; code: string | null };

function letterRecipe(facts: PageFacts, body: RecipeBody, place: Place): LetterRecipe {
  const { origin } = place;
  const first = body.media.find((item) => item.kind === 'image')?.image ?? null;
  return {
    language: body.language,
    title: body.title,
    href: namingLetter(origin + recipePath(body.slug), place),
    picture: first && dishOf(first, { origin, title: body.title }),
    description: body.description,
    facts: factsOf(body),
    work: body.work && workOf(facts, body, body.work),
    teaser: body.teaser && {
      ...body.teaser,
      subscribeHref: body.teaser.isOffered ? namingLetter(`${origin}/subscribe`, place) : null,
    },
  };
}

/** Twice as large as it is shown, for screens that can show it. */
function dishOf(
  image: Image,
  { origin, title }: { origin: string; title: string },
): LetterPicture | null {
  if (image.contentType === 'image/svg+xml') return null;
  const [width, height] = [letterWidth, letterWidth / pictureRatio];
  const src = origin + imageUrl(image, { width: width * 2, height: height * 2 });
  return { src, width, height, alt: image.alt || title };
}

function factsOf({ times, totalTime, servings }: RecipeBody): LetterRecipe['facts'] {
  const all = totalTime ? [totalTime] : times;
  return [
    ...all.map(({ label, text }) => ({ label, text })),
    ...(servings ? [{ label: messages.recipe.makes, text: servings.makesText }] : []),
  ];
}

function workOf(
  facts: PageFacts,
  { language }: RecipeBody,
  work: RecipeWork,
): LetterRecipe['work'] {
  const reading: CookReading = {
    view: defaultView(facts, language),
    lines: linesById(work.ingredientGroups),
  };
  const read = (text: RecipeWork['note']) => (text ? readPlainText(text, reading) : null);
  return {
    ingredients: work.ingredientGroups.map(({ title, note, lines }) => ({
      title: title ?? null,
      note: read(note),
      lines: lines.map((line) => readIngredientLine(line, reading)),
    })),
    method: work.instructionGroups.map(({ title, note, steps }) => ({
      title: title ?? null,
      note: read(note),
      steps: steps.map((step) => ({
        number: step.number,
        text: readPlainText(step.content, reading),
        note: read(step.note),
      })),
    })),
    notes: read(work.note),
    isCut: false,
  };
}
