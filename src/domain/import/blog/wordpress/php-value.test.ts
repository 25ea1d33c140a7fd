import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phpRows, type PhpTable, phpValue, type PhpValue } from './php-value.ts';

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
const isTable = (value: PhpValue): value is PhpTable => typeof value === 'object' && value !== null;

/** As PHP writes it. */
function written(value: PhpValue): string {
  if (typeof value === 'string') return `s:${bytesOf(value)}:"${value}";`;
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`;
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`;
  if (!isTable(value)) return 'N;';
  const rows = Object.entries(value);
  return `a:${rows.length}:{${rows.map(([key, each]) => written(key) + written(each)).join('')}}`;
}

const text = fc.string({ unit: 'grapheme' }).filter((each) => each.isWellFormed());
const { value: anyValue } = fc.letrec<{ value: PhpValue; table: PhpTable }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((each) => !Object.is(each, -0)),
    fc.boolean(),
    fc.constant(null),
    tie('table'),
  ),
  table: fc.dictionary(text, tie('value'), { maxKeys: 5, noNullPrototype: true }),
}));

describe('A serialised value of PHP', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(phpValue(written(value))).toEqual(value);
      }),
    );
  });

  it('has lists whose rows keep their order', () => {
    expect(phpRows(phpValue('a:2:{i:0;s:5:"Käse"";i:1;s:5:"Käse";}'))).toEqual(['Käse"', 'Käse']);
  });

  it('is read though its lengths are wrong after an exchange of words', () => {
    expect(phpValue('a:1:{s:4:"name";s:3:"Sauce";}')).toEqual({ name: 'Sauce' });
  });

  it.each([
    'O:8:"stdClass":1:{s:1:"a";i:1;}',
    'a:1:{i:0;O:8:"stdClass":0:{}}',
    'C:3:"Foo":2:{ab}',
    'E:5:"A:Foo";',
    'a:1:{N;i:1;}',
    's:99999999999:"a',
    'a:99999999:{',
    'a:2:{i:0;i:1;}',
    'i:;',
    's:1:"',
    '',
    'plain words',
  ])('is none, nor anything of a class: %s', (garbage) => {
    expect(phpValue(garbage)).toBeUndefined();
  });

  it('is none where tables stand inside of tables without measure', () => {
    const nested = (times: number) => `${'a:1:{i:0;'.repeat(times)}N;${'}'.repeat(times)}`;
    expect(phpValue(nested(20))).toBeDefined();
    expect(phpValue(nested(100_000))).toBeUndefined();
  });

  it('may hold any key, and changes nothing by it', () => {
    const value = phpValue('a:1:{s:9:"__proto__";a:1:{s:1:"x";i:1;}}');
    expect(Object.keys(value as PhpTable)).toEqual(['__proto__']);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('comes to an end, whatever was cut off, changed or made up', () => {
    fc.assert(
      fc.property(anyValue, fc.nat(), fc.string({ unit: 'binary' }), (value, place, noise) => {
        const whole = written(value);
        const at = place % (whole.length + 1);
        expect(() => phpValue(whole.slice(0, at) + noise + whole.slice(at + 1))).not.toThrow();
        expect(() => phpValue(whole.slice(0, at))).not.toThrow();
      }),
    );
  });
});
