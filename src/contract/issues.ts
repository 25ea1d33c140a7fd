import type { z } from 'zod';
import { issueMessages } from './issue-messages.ts';
import type { Issue } from './errors.ts';

/** As many as a person or a program reads; the rest shows once these are mended. */
export const maxIssues = 100;
export const issuePathMaxLength = 200;

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
  const issues = error.issues.slice(0, maxIssues).flatMap((found) => {
    const keys = found.code === 'unrecognized_keys' ? found.keys.slice(0, maxIssues) : [null];
    return keys.map((key) => ({
      path: [...found.path, ...(key === null ? [] : [key])]
        .map(String)
        .join('.')
        .slice(0, issuePathMaxLength),
      message: found.message,
    }));
  });
  return issues.slice(0, maxIssues);
}
