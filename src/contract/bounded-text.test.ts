import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
});
const schemas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [{ name: `${file} ${name}`, schema: value }] : [],
  ),
);

type Text = { path: string; checks: string[] };

/** Texts that a pattern, a rule or a change looks at, with all that does in its order. */
function examinedTexts(
  schema: z.ZodType,
  { path, isExamined, above }: { path: string; isExamined: boolean; above: z.ZodType[] },
): Text[] {
  if (above.includes(schema)) return [];
  const { type } = schema.def;
  const checks = checksOf(schema);
  if (type === 'string') {
    return isExamined || checks.some((check) => !isLength(check)) ? [{ path, checks }] : [];
  }
  // A rule of an object or a list reads its parts as they are; of all else, it reads the text.
  const isWhole = ['object', 'array', 'record'].includes(type);
  const place = {
    isExamined: !isWhole && (isExamined || type === 'pipe' || checks.length > 0),
    above: [...above, schema],
  };
  return partsOf(schema.def, path).flatMap((part) =>
    examinedTexts(part.schema, { ...place, path: part.path }),
  );
}

const aborting = 'max_length, aborts';
const isLength = (check: string) => check.endsWith('_length') || check === aborting;

function checksOf({ def }: z.ZodType): string[] {
  const own = 'check' in def ? [String(def.check)] : [];
  // oxlint-disable-next-line eslint/no-underscore-dangle -- where zod tells what a check is
  const added = (def.checks ?? []).map((each) => each._zod.def);
  return [...own, ...added.map(({ check, abort }) => (abort ? `${check}, aborts` : check))];
}

function partsOf(def: object, path: string): { schema: z.ZodType; path: string }[] {
  return Object.entries(def).flatMap(([key, value]: [string, unknown]) => {
    if (value instanceof z.ZodType) return [{ schema: value, path: `${path}.${key}` }];
    const isHolder = key !== 'checks' && typeof value === 'object' && value !== null;
    return isHolder ? partsOf(value, `${path}.${key}`) : [];
  });
}

describe('A text that something looks at further, S1.5', () => {
  it('is refused for its length before', () => {
    const texts = schemas.flatMap(({ name, schema }) =>
      examinedTexts(schema, { path: name, isExamined: false, above: [] }),
    );
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({ checks }) => checks[0] !== aborting)).toEqual([]);
  });
});

/** Texts that have to have a length, wherever they stand. */
function filledTexts(schema: z.ZodType, path: string, above: z.ZodType[] = []): Filled[] {
  if (above.includes(schema)) return [];
  if (schema.def.type === 'string') {
    return checksOf(schema).some((check) => check.startsWith('min_length'))
      ? [{ path, schema }]
      : [];
  }
  return partsOf(schema.def, path).flatMap((part) =>
    filledTexts(part.schema, part.path, [...above, schema]),
  );
}
type Filled = { path: string; schema: z.ZodType };

const blanks = [
  ' ',
  '\n\t ',
  '\u00A0',
  '\u200B',
  '\u2060\uFEFF',
  '\u3164',
  '\u2800',
  '\u115F\u00AD',
];

describe('A text that must not be empty, §5', () => {
  it('must not be blank', () => {
    const texts = schemas.flatMap(({ name, schema }) => filledTexts(schema, name));
    expect(texts.length).toBeGreaterThan(20);
    const taken = texts.filter(({ schema }) =>
      blanks.some((blank) => schema.safeParse(blank.repeat(5)).success),
    );
    expect(taken.map(({ path }) => path)).toEqual([]);
  });
});
