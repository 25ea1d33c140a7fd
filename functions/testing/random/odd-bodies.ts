export type JsonSchema = {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  type?: string;
  format?: string;
  pattern?: string;
  minimum?: number;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
};
export type Schemas = Record<string, JsonSchema>;
type Path = (string | number)[];

const maxDepth = 12;
const markup = `"><script>alert(1)</script>'<img src=x onerror=alert(1)>`;

/** Invalid values for any field: too long, empty, of the wrong type, hostile, of another site. */
const oddValues: unknown[] = [
  'x'.repeat(300),
  'x'.repeat(6000),
  '',
  ' ',
  null,
  true,
  -1,
  1.5,
  1e300,
  [],
  [null, null],
  {},
  { unknownField: 1 },
  markup,
  'javascript:alert(1)',
  '\u0000\u0007',
  '\uD800',
  // An id that cannot be taken for a slug.
  '0B8F2C1E-6A55-4D0E-9A43-1F0F6F6F3C55',
];

/** A value that a schema accepts; ids in it name no row. */
export function sampleOf(schema: JsonSchema, schemas: Schemas, depth = 0): unknown {
  const { $ref, enum: values, anyOf, oneOf, type } = schema;
  if ($ref) return sampleOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas, depth);
  if ('const' in schema) return schema.const;
  if (values) return values[0];
  const choices = anyOf ?? oneOf;
  if (choices) return sampleOf(choices.find((each) => each.type !== 'null') ?? {}, schemas, depth);
  if (type === 'object') return sampleObject(schema, schemas, depth + 1);
  if (type === 'array') {
    return depth < maxDepth && schema.items ? [sampleOf(schema.items, schemas, depth + 1)] : [];
  }
  return sampleScalar(schema);
}

function sampleObject({ properties = {} }: JsonSchema, schemas: Schemas, depth: number) {
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    withoutReference(name, sampleOf(field, schemas, depth)),
  ]);
  return Object.fromEntries(fields) as unknown;
}

const namedTexts: Record<string, string> = {
  href: 'https://pies.example/plum',
  url: 'https://pies.example/plum',
  link: 'https://pies.example/plum',
  email: 'cook@pies.example',
  contactEmail: 'cook@pies.example',
  youtubeVideoId: 'dQw4w9WgXcQ',
  language: 'de',
  zone: 'Europe/Berlin',
};

function withoutReference(name: string, value: unknown): unknown {
  if (name === 'slug') return `plum-${crypto.randomUUID()}`;
  if (typeof value === 'string' && name in namedTexts) return namedTexts[name];
  if (name === 'avatar') return null;
  if (name.endsWith('Ids') || name === 'images' || name === 'equipmentUsages') return [];
  return name.endsWith('Id') ? null : value;
}

const texts: Record<string, string> = {
  date: '2026-05-17',
  'date-time': '2026-05-17T09:30:00.000Z',
  uri: 'https://pies.example/plum',
};

function sampleScalar({ type, format = '', pattern = '', minimum = 1 }: JsonSchema): unknown {
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(1, minimum);
  if (format === 'uuid') return crypto.randomUUID();
  if (pattern.includes('G-')) return 'G-ABCDEF1234';
  if (pattern.includes('[0-9a-f]{6}')) return '#aa3322';
  if (pattern.includes(String.raw`T\d\d:`)) return '2099-12-24T08:00';
  return texts[format] ?? 'plum';
}

/** The value with something odd at each of its places in turn. */
export function* oddVersions(value: unknown): Generator {
  for (const path of placesIn(value)) {
    for (const odd of oddValues) yield replaced(value, path, odd);
  }
}

/** The value with the text in the place of each of its own texts in turn. */
export function* withText(value: unknown, text: string): Generator {
  for (const { body } of withTexts(value, () => text)) yield body;
}

/** The value with each of its texts changed in turn, and where that text stands. */
export function* withTexts(
  value: unknown,
  change: (text: string) => string,
): Generator<{ path: Path; body: unknown }> {
  for (const path of placesIn(value)) {
    const text = valueAt(value, path);
    if (typeof text === 'string') yield { path, body: replaced(value, path, change(text)) };
  }
}

function valueAt(value: unknown, [key, ...rest]: Path): unknown {
  return key === undefined
    ? value
    : valueAt((value as Record<string | number, unknown>)[key], rest);
}

function placesIn(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const parts = Array.isArray(value)
    ? [...(value as unknown[]).entries()]
    : Object.entries(value as Record<string, unknown>);
  return [[], ...parts.flatMap(([key, part]) => placesIn(part).map((path) => [key, ...path]))];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.with(Number(key), replaced(value[Number(key)], rest, by));
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: replaced(fields[key], rest, by) };
}

type Described = { schema: JsonSchema; schemas: Schemas };
type Naming = { id: string; path: Path; refs: string[] };
type Named = { path: Path; body: unknown };

/** The value with a reference in each place that can hold one, in turn, and where it stands. */
export const referring = (value: unknown, described: Described, id: string): Generator<Named> =>
  naming(value, described, { id, path: [], refs: [] });

function* naming(value: unknown, described: Described, at: Naming): Generator<Named> {
  const { $ref, anyOf, oneOf, properties = {}, items, format } = described.schema;
  if (format === 'uuid') yield { path: at.path, body: at.id };
  if ($ref !== undefined) yield* namingOf($ref, { value, described, at });
  for (const [place, schema] of (anyOf ?? oneOf ?? []).entries()) {
    const isThis = place === 0 && value !== null;
    const sample = isThis ? value : sampleOf(schema, described.schemas, at.path.length);
    yield* naming(sample, { ...described, schema }, at);
  }
  for (const [name, schema] of Object.entries(properties)) {
    const holder = (value ?? {}) as Record<string, unknown>;
    const inner = { ...at, path: [...at.path, name] };
    for (const { path, body } of naming(holder[name], { ...described, schema }, inner)) {
      yield { path, body: { ...holder, [name]: body } };
    }
  }
  if (items === undefined) return;
  const [first = sampleOf(items, described.schemas, at.path.length)] = (value ?? []) as unknown[];
  const inner = { ...at, path: [...at.path, 0] };
  for (const { path, body } of naming(first, { ...described, schema: items }, inner)) {
    yield { path, body: [body] };
  }
}

/** What a schema says of itself is followed once. */
function* namingOf(
  ref: string,
  { value, described, at }: { value: unknown; described: Described; at: Naming },
): Generator<Named> {
  if (at.refs.includes(ref)) return;
  const schema = described.schemas[ref.split('/').at(-1) ?? ''] ?? {};
  yield* naming(value, { ...described, schema }, { ...at, refs: [...at.refs, ref] });
}
