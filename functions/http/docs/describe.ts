import { describeRoute, resolver } from 'hono-openapi';
import type { z } from 'zod';
import { errorBody } from '#contract/errors.ts';

type Answers = { [Status in 200 | 201]?: z.ZodType } & { 304?: 'as the client has it' };

/**
 * Documents a route for OpenAPI; `open` where a session is optional or ignored. Tests refuse every
 * other answer of the route.
 */
export function describe(summary: string, answers: Answers | 204 | 302 | 'csv', session?: 'open') {
  const responses = typeof answers === 'object' ? jsonAnswers(answers) : others[answers];
  return describeRoute({
    summary,
    security: session === 'open' ? [] : [{ bearer: [] }],
    responses: { ...responses, default: jsonAnswer('Refused', errorBody) },
  });
}

const others = {
  204: { 204: { description: 'Done' } },
  302: { 302: { description: 'Elsewhere' } },
  csv: { 200: { description: 'Done', content: { 'text/csv': {} } } },
};

function jsonAnswers(answers: Answers) {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      typeof answer === 'string'
        ? { description: 'Unchanged' }
        : jsonAnswer(status === '201' ? 'Made' : 'Done', answer),
    ]),
  );
}

const jsonAnswer = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
