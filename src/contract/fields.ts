import { z } from 'zod';
import { canonicalEmail } from '#domain/accounts/canonical-email.ts';
import { isEmail } from '#domain/accounts/email.ts';
import {
  isHttpAddress,
  isLinkAddress,
  isPlainPath,
  isTextLink,
  linkMaxLength,
} from '#domain/text/safe-href.ts';
import { canonicalLanguage, languageMaxLength } from '#domain/text/language.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { isBlank } from '#domain/text/blank.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { isSlug, slugMaxLength } from '#domain/text/is-slug.ts';
import { isHostLabel, isSiteSlug, siteSlugMaxLength } from '#domain/text/site-slug.ts';
import { isYoutubeVideoId, youtubeVideoIdLength } from '#domain/media/youtube.ts';
import { emailMessages } from './accounts/email-messages.ts';
import { issueMessages } from './issue-messages.ts';

const { line: titleMaxLength, note: noteMaxLength, webAddress: urlMaxLength } = recipeLimits;
const uuidLength = 36;
const colorLength = 7;
const analyticsIdMaxLength = 22;
const dateTimeMaxLength = 40;

/** A text of at most so many characters; no pattern and no rule behind it ever sees a longer one. */
export const textUpTo = (maximum: number, error?: string) =>
  z.string().max(maximum, { abort: true, ...(error !== undefined && { error }) });

export const id = textUpTo(uuidLength, issueMessages.invalidInput).check(z.uuid()).toLowerCase();
/** A text that stands in one line; what it has of breaks and controls is not kept. */
export const lineUpTo = (maximum: number, error?: string) =>
  textUpTo(maximum, error).overwrite(oneLine);
/** A line in which there is something to see. */
export const filledLine = (maximum: number) =>
  textUpTo(maximum)
    .min(1, { abort: true })
    .refine((text) => !isBlank(text), { error: issueMessages.tooShort(1) })
    .overwrite(oneLine);

/** A BCP 47 tag of a language that is known by name, in its canonical case. */
export const language = textUpTo(languageMaxLength, issueMessages.invalidInput)
  .refine((tag) => canonicalLanguage(tag) !== null, {
    error: issueMessages.invalidInput,
    abort: true,
  })
  .overwrite((tag) => canonicalLanguage(tag) ?? tag);

export const title = filledLine(titleMaxLength);
/** A line that may be left empty, but not filled with nothing to see. */
export const line = textUpTo(titleMaxLength)
  .refine((text) => text === '' || !isBlank(text), { error: issueMessages.tooShort(1) })
  .overwrite(oneLine);
export const note = textUpTo(noteMaxLength);
/** Lower-case ASCII letters, digits and single hyphens. */
export const slug = textUpTo(slugMaxLength)
  .min(1, { abort: true })
  .refine(isSlug, { error: issueMessages.invalidInput });
/** A slug that can be a host name's label and that the platform does not use itself. */
export const siteSlug = textUpTo(siteSlugMaxLength)
  .min(1, { abort: true })
  .refine(isSiteSlug, { error: issueMessages.invalidInput });
/** Of a site that stands, whose slug may have come to be reserved. */
export const standingSiteSlug = textUpTo(siteSlugMaxLength)
  .min(1, { abort: true })
  .refine(isHostLabel, { error: issueMessages.invalidInput });

export const webAddress = textUpTo(urlMaxLength)
  .refine(isHttpAddress, { error: issueMessages.invalidUrl })
  .meta({ format: 'uri' });

/** Where a link of the site's own navigation, or of an ingredient, may lead: a web address or a path of the site. */
export const siteAddress = textUpTo(urlMaxLength).refine(
  (text) => isHttpAddress(text) || isPlainPath(text),
  { error: issueMessages.invalidUrl },
);

/** Where a link in a text may lead. */
export const textLink = textUpTo(linkMaxLength).refine(isTextLink, {
  error: issueMessages.invalidUrl,
});

/** Where a link of a comment or a profile may lead. */
export const linkAddress = textUpTo(linkMaxLength).refine(isLinkAddress, {
  error: issueMessages.invalidUrl,
});

export const hexColor = textUpTo(colorLength).regex(/^#[0-9a-f]{6}$/i, {
  error: issueMessages.invalidInput,
});
export const analyticsId = textUpTo(analyticsIdMaxLength).regex(
  /^(?:G-[A-Z0-9]{4,20}|UA-\d{4,10}-\d{1,4})$/,
  { error: issueMessages.invalidInput },
);
export const youtubeVideoId = textUpTo(youtubeVideoIdLength, issueMessages.invalidInput).refine(
  isYoutubeVideoId,
  { error: issueMessages.invalidInput },
);
export const email = textUpTo(titleMaxLength, issueMessages.invalidEmail)
  .overwrite(canonicalEmail)
  .refine(isEmail, { error: ({ input }) => emailMessages.refusal(String(input)) });

export const calendarDate = textUpTo(dateTimeMaxLength).check(z.iso.date());
/** Times travel as ISO 8601 in UTC. */
export const dateTime = textUpTo(dateTimeMaxLength).check(z.iso.datetime());
/** Nobody plans for this year, and in any zone it has four digits. */
export const planningEnd = 2200;
/** When something is to happen. */
export const plannedTime = dateTime.refine((at) => Number(at.slice(0, 4)) < planningEnd, {
  error: issueMessages.lateDate(planningEnd),
});

const side = z.number().min(recipeLimits.leastSide).max(recipeLimits.side);
const offset = z.number().min(0).max(recipeLimits.side);
/** A part of a picture, in pixels of the stored picture. */
export const crop = z.strictObject({ width: side, height: side, x: offset, y: offset });
const share = z.number().min(0).max(1);
/** A point of a picture, in shares of its width and height. */
export const focalPoint = z.strictObject({ x: share, y: share });
export const imageUse = z.strictObject({ id, crop: crop.exactOptional() });
/** A decorative picture says nothing that the text does not, so that nobody has it described. */
export const pictureUse = imageUse.extend({ decorative: z.literal(true).exactOptional() });

export const version = z.int().min(1);
