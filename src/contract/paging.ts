import { z } from 'zod';
import { issueMessages } from './issue-messages.ts';
import { textUpTo } from './fields.ts';

const limitDefault = 24;
const limitMax = 100;
const offsetMax = 10_000;

const wholeNumber = textUpTo(6, issueMessages.invalidInput).regex(/^\d{1,6}$/, {
  error: issueMessages.invalidInput,
});

/** Where a list begins and how much of it is answered. */
export const paging = {
  limit: wholeNumber.transform(Number).pipe(z.int().min(1).max(limitMax)).default(limitDefault),
  offset: wholeNumber.transform(Number).pipe(z.int().min(0).max(offsetMax)).default(0),
};

export const pageQuery = z.strictObject(paging);
export type Page = z.output<typeof pageQuery>;
