import { z } from 'zod';
import { overviewParts } from '#domain/kitchen/overview/parts.ts';
import { overviewPeriods } from '#domain/kitchen/overview/period.ts';
import { calendarDate, dateTime, id, textUpTo } from '../fields.ts';
import { issueMessages } from '../issue-messages.ts';
import { recipeIndexRow } from '../recipe/recipe-index.ts';

/** No clock is further from UTC than fourteen hours. */
const aheadMax = 14 * 60;

export const overviewQuery = z.strictObject({
  days: z
    .enum(['30', '90', '365'], { error: issueMessages.invalidInput })
    .default('30')
    .transform((text) => overviewPeriods.find((days) => String(days) === text) ?? 30),
  /** Minutes that the clock of the person is ahead of UTC: it says when days begin. */
  ahead: textUpTo(4, issueMessages.invalidInput)
    .regex(/^-?\d{1,3}$/, { error: issueMessages.invalidInput })
    .transform(Number)
    .pipe(z.int().min(-aheadMax).max(aheadMax))
    .default(0),
});
export type OverviewQuery = z.output<typeof overviewQuery>;

const titled = z.strictObject({ id, title: z.string() });
const written = z.strictObject({ ...titled.shape, updatedAt: dateTime });
/** How many there are, and the newest few. */
const recipesOf = z.strictObject({ total: z.int(), newest: z.array(written) });
/** A number for each day of the period, oldest first. */
const everyDay = z.array(z.int());

const recipes = z.strictObject({
  published: z.int(),
  drafts: recipesOf,
  /** Published, and written on since. */
  changed: recipesOf,
  /** Published, and without any picture as they are written now. */
  unpictured: z.int(),
});

const scheduled = z.strictObject({
  ...titled.shape,
  at: dateTime,
  /** The clock that was meant: a name of the IANA database. */
  zone: z.string(),
  /** Why the last attempt failed. */
  error: z.string().nullable(),
});

const saidComment = z.strictObject({
  id,
  recipe: titled,
  name: z.string(),
  /** In plain text, as much as a list shows. */
  words: z.string(),
  createdAt: dateTime,
  isNew: z.boolean(),
});

const comments = z.strictObject({
  isOpen: z.boolean(),
  /** Counted up to a thousand. */
  new: z.int(),
  held: z.int(),
  reported: z.int(),
  newest: z.array(saidComment),
});

const failedMail = z.strictObject({
  recipient: z.string(),
  subject: z.string(),
  createdAt: dateTime,
});

/**
 * What a site's kitchen begins with. A part is null where it could not be read, and where it is not
 * for who asks: editors learn nothing of subscribers, letters, money and first steps.
 */
export const overviewAnswer = z
  .strictObject({
    days: z.literal([...overviewPeriods]),
    firstDay: calendarDate,
    recipes: recipes.nullable(),
    schedules: z.strictObject({ overdue: z.array(scheduled), next: z.array(scheduled) }).nullable(),
    comments: comments.nullable(),
    /** Of the last seven days, without those by which people sign in. */
    mails: z.strictObject({ failed: z.int(), newest: z.array(failedMail) }).nullable(),
    /** What banks ask, and how many plans wait for their payment. */
    payments: z.strictObject({ disputes: z.int(), late: z.int() }).nullable(),
    /** Whether letters are no longer from the address of the cook's own, as they were before. */
    sender: z.strictObject({ isLost: z.boolean() }).nullable(),
    /** What stands still until its cook lets it go on. */
    newsletters: z
      .strictObject({ paused: z.strictObject({ total: z.int(), newest: z.array(titled) }) })
      .nullable(),
    /** Domains that lead here no more, and those whose proof is gone and that soon will not. */
    domains: z.strictObject({ lost: z.int(), failing: z.int() }).nullable(),
    subscribers: z
      .strictObject({
        /** Who gets letters now. */
        total: z.int(),
        came: everyDay,
        left: everyDay,
      })
      .nullable(),
    bookmarks: z
      .strictObject({
        saved: everyDay,
        /** In as many days right before. */
        before: z.int(),
      })
      .nullable(),
    /** In the period, the most first. */
    mostSaved: z
      .array(
        z.strictObject({
          ...titled.shape,
          image: recipeIndexRow.shape.image,
          count: z.int(),
        }),
      )
      .nullable(),
    /** What of a new site is there already. */
    steps: z
      .strictObject({
        look: z.boolean(),
        recipe: z.boolean(),
        about: z.boolean(),
        collection: z.boolean(),
        domain: z.boolean(),
        plan: z.boolean(),
      })
      .nullable(),
    /** Parts that could not be read just now. */
    failed: z.array(z.enum(overviewParts)),
  })
  .meta({ id: 'Overview' });
export type OverviewAnswer = z.output<typeof overviewAnswer>;
