import { z } from 'zod';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { issueMessages } from './error-messages.ts';

const emailMaxLength = 254;

/** A person's address in the form in which it is kept. */
export const emailAddress = z
  .string()
  .overwrite(normalizeEmail)
  .max(emailMaxLength, { error: issueMessages.invalidEmail })
  .refine(isEmail, { error: issueMessages.invalidEmail })
  .meta({ format: 'email' });

/** Only what fills in every field of a form fills in this one, which nobody sees. */
export const honeypot = z.string().max(1000).exactOptional();
