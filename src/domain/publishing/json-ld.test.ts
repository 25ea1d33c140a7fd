import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serializeJsonLd } from './json-ld.ts';

describe('JSON-LD inside a script element, S7.1', () => {
  it.each([
    ['</script><script>alert(1)</script>'],
    ['<!-- <script>'],
    ['a & b'],
    ['line\u2028paragraph\u2029'],
    [']]>'],
  ])('cannot be left by %j', (name) => {
    const json = serializeJsonLd({ name });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ name });
  });

  it('means the same as before', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), (data) => {
        const json = serializeJsonLd(data);
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });
});
