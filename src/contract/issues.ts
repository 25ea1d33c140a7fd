import type { z } from 'zod';
import { issueMessages } from './error-messages.ts';
import type { Issue } from './errors.ts';

/** Words zod's own findings as the specification does; a schema's own message goes before it. */
export function issueMessage(found: z.core.$ZodRawIssue): string {
  if (found.code === 'invalid_type' && found.input === undefined) return issueMessages.required;
  if (found.code === 'too_small' && found.origin === 'string') {
    return issueMessages.tooShort(Number(found.minimum));
  }
  if (found.code === 'too_big' && found.origin === 'string') {
    return issueMessages.tooLong(Number(found.maximum));
  }
  return issueMessages.invalidInput;
}

/** One issue a place; an unknown field is named by its own path. */
export function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.flatMap((found) => {
    const keys = found.code === 'unrecognized_keys' ? found.keys : [null];
    return keys.map((key) => ({
      path: [...found.path, ...(key === null ? [] : [key])].map(String).join('.'),
      message: found.message,
    }));
  });
}
