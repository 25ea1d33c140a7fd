import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { resolver, uniqueSymbol } from 'hono-openapi';
import type { z } from 'zod';
import { issueMessage, issuesOf } from '#contract/issues.ts';
import { bodyLimits, readBody, takingUpTo } from './body.ts';
import { RequestError } from './request-error.ts';
import type { ApiEnv } from '../variables.ts';

type JsonInput<Schema extends z.ZodType> = {
  in: { json: z.input<Schema> };
  out: { json: z.output<Schema> };
};
type QueryInput<Schema extends z.ZodType> = {
  in: { query: { [Key in keyof z.input<Schema>]?: string } };
  out: { query: z.output<Schema> };
};

/** Validates the JSON body; it is optional where the schema accepts undefined. */
export function body<Schema extends z.ZodType<object>>(
  schema: Schema,
): MiddlewareHandler<ApiEnv, string, JsonInput<Schema>> {
  const validate = createMiddleware<ApiEnv, string, JsonInput<Schema>>(async (c, next) => {
    const { value } = await readBody(c);
    if (value === undefined && !schema.safeParse(undefined).success) {
      throw new RequestError('malformed_request');
    }
    c.req.addValidatedData('json', check(schema, value));
    await next();
  });
  return documented(validate, 'json', schema);
}

/** The same for what may be as large as a recipe: texts of a page, and lists. */
export const largeBody = <Schema extends z.ZodType<object>>(
  schema: Schema,
): MiddlewareHandler<ApiEnv, string, JsonInput<Schema>> =>
  takingUpTo(bodyLimits.large, body(schema));

/** The same for a recipe with something beside it. */
export const wrappedBody = <Schema extends z.ZodType<object>>(
  schema: Schema,
): MiddlewareHandler<ApiEnv, string, JsonInput<Schema>> =>
  takingUpTo(bodyLimits.wrapped, body(schema));

/** Validates the query string; a repeated parameter is an array, which schemas refuse. */
export function query<Schema extends z.ZodType<object>>(
  schema: Schema,
): MiddlewareHandler<ApiEnv, string, QueryInput<Schema>> {
  const validate = createMiddleware<ApiEnv, string, QueryInput<Schema>>(async (c, next) => {
    const values = Object.entries(c.req.queries()).map(([name, all]) => [
      name,
      all.length === 1 ? all[0] : all,
    ]);
    c.req.addValidatedData('query', check(schema, Object.fromEntries(values)));
    await next();
  });
  return documented(validate, 'query', schema);
}

function check<Schema extends z.ZodType<object>>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: issueMessage });
  if (result.success) return result.data;
  throw new RequestError('validation_failed', { issues: issuesOf(result.error) });
}

function documented<Handler extends object>(
  handler: Handler,
  target: 'json' | 'query',
  schema: z.ZodType,
): Handler {
  return Object.assign(handler, { [uniqueSymbol]: { target, ...resolver(schema) } });
}
