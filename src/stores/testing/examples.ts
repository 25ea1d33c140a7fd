import { z } from 'zod';
import { type JsonSchema, sampleOf, type Schemas } from '#functions/testing/random/odd-bodies.ts';

/** Something that a schema takes, for what a test is not about. */
export function exampleOf<Value>(schema: z.ZodType<Value>): Value {
  const text = JSON.stringify(z.toJSONSchema(schema));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a JSON Schema, as Zod writes it
  const written = JSON.parse(text, withOneType) as JsonSchema & { $defs?: Schemas };
  return schema.parse(sampleOf(written, written.$defs ?? {}));
}

/** Of what may be null as well, the other type. */
const withOneType = (key: string, value: unknown): unknown =>
  key === 'type' && Array.isArray(value) ? value[0] : value;
