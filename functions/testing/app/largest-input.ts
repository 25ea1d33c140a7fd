/** What is read of JSON Schema; the documents of the API use nothing else. */
type Schema = {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  type?: string;
  maxLength?: number;
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: boolean | Schema;
};
export type Schemas = Record<string, Schema>;

/** Of a character in JSON as UTF-8, at most, where nobody escapes it. */
const bytesPerCharacter = 3;
const numberBytes = 24;
const quotes = 2;
const brackets = 2;
const separators = 2;

/** The bytes of the largest JSON that a schema takes; infinite where it says no limit. */
export function largestInput(schema: Schema, schemas: Schemas, within: string[] = []): number {
  const of = (part: Schema) => largestInput(part, schemas, within);
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) {
    const named = within.includes(name) ? undefined : schemas[name];
    return named ? largestInput(named, schemas, [...within, name]) : Infinity;
  }
  const values = schema.enum ?? ('const' in schema ? [schema.const] : null);
  if (values) return Math.max(...values.map((value) => JSON.stringify(value).length));
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts) return Math.max(...parts.map(of));
  return sizes[schema.type ?? '']?.(schema, of) ?? Infinity;
}

type SizeOf = (schema: Schema, of: (part: Schema) => number) => number;

const sizes: Record<string, SizeOf> = {
  string: ({ maxLength = Infinity }) => quotes + bytesPerCharacter * maxLength,
  number: () => numberBytes,
  integer: () => numberBytes,
  boolean: () => 'false'.length,
  null: () => 'null'.length,
  array: ({ items = {}, maxItems = Infinity }, of) => brackets + maxItems * (of(items) + 1),
  object: ({ properties = {}, propertyNames, additionalProperties }, of) => {
    const named = Object.entries(properties).map(([name, value]) => entryBytes(name, of(value)));
    const keys = propertyNames?.enum?.map(String);
    const others =
      typeof additionalProperties === 'object'
        ? (keys?.map((key) => entryBytes(key, of(additionalProperties))) ?? [Infinity])
        : [];
    return [...named, ...others].reduce((sum, bytes) => sum + bytes, brackets);
  },
};

const entryBytes = (name: string, value: number) => name.length + quotes + separators + value;
