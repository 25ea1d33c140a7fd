import { canonicalEmail } from '#domain/accounts/canonical-email.ts';
import { isEmail } from '#domain/accounts/email.ts';
import { emailMessages } from './email-messages.ts';
import { issueMessages } from '../issue-messages.ts';
import { textUpTo } from '../fields.ts';

const emailMaxLength = 254;

/** A person's address in the form in which it is kept. */
export const emailAddress = textUpTo(emailMaxLength, issueMessages.invalidEmail)
  .overwrite(canonicalEmail)
  .refine(isEmail, { error: ({ input }) => emailMessages.refusal(String(input)) })
  .meta({ format: 'email' });

/** Only what fills in every field of a form fills in this one, which nobody sees. */
export const honeypot = textUpTo(1000).exactOptional();
