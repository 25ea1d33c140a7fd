import { z } from 'zod';
import { dateTime, id, version } from '../fields.ts';
import { recipeContent } from './recipe-view.ts';

/** What publishing a working copy now would do; asking for it writes nothing. */
export const publicationPlan = z
  .strictObject({
    /** Of the working copy that this is about. */
    version,
    /** The server's clock. */
    now: dateTime,
    /** Where visitors would find it. */
    url: z.string(),
    /** What they see now. */
    published: z
      .strictObject({ publishedAt: dateTime, url: z.string(), content: recipeContent })
      .nullable(),
    /** The recipe that visitors find at that address already, which refuses publication. */
    takenBy: z.strictObject({ id, title: z.string() }).nullable(),
    pages: z.strictObject({
      /** Whether every page of the site is made anew, whatever is published. */
      isWhole: z.boolean(),
      /** At least and at most so many pages that people read. */
      certain: z.int(),
      most: z.int(),
    }),
    shownOn: z.strictObject({
      home: z.boolean(),
      recipes: z.boolean(),
      feed: z.boolean(),
      collections: z.array(z.strictObject({ id, title: z.string() })),
    }),
    /** Whether anybody can come to be a paid subscriber. */
    sellsSubscriptions: z.boolean(),
    /** How it was last taken from the site, as long as it is a draft and that can be undone. */
    withdrawn: z
      .strictObject({ undoId: id, at: dateTime, until: dateTime, publishedAt: dateTime })
      .nullable(),
  })
  .meta({ id: 'PublicationPlan' });
export type PublicationPlan = z.infer<typeof publicationPlan>;

export const publicationPlanAnswer = z.strictObject({ plan: publicationPlan });
export type PublicationPlanAnswer = z.infer<typeof publicationPlanAnswer>;
