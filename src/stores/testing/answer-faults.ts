import type { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import { describedAnswers } from './described-answers.ts';

/** What of an answer the API would never say; null when it could have said it. */
export function faultOf(
  call: string,
  { status, body }: { status: number; body: unknown },
): string | null {
  // A failure without words comes from something between here and the API.
  if (status >= 400) return body === null ? null : reasonOf(errorBody, body);
  const described = Object.entries(describedAnswers).find(([pattern]) => isCall(pattern, call));
  if (!described) return 'describedAnswers does not know this call';
  const [, [known, answer]] = described;
  if (status !== known) return `it answers ${known}, not ${status}`;
  if (answer) return reasonOf(answer, body);
  return body === null ? null : 'it has no body';
}

const isCall = (pattern: string, call: string) =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(call);

function reasonOf(schema: z.ZodType, body: unknown): string | null {
  const { error } = schema.safeParse(body);
  return error?.message ?? null;
}
