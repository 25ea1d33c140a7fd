import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSenderAddress } from './sender-address.ts';

const read = (typed: string) => readSenderAddress(typed, 'larder.test:8787');

describe('The address that letters are from', () => {
  it.each([
    ['letters@cook.example', 'letters@cook.example', 'cook.example'],
    ['  Ruth.O+News@COOK.Example.  ', 'Ruth.O+News@cook.example', 'cook.example'],
    ['post@köche.example', 'post@xn--kche-5qa.example', 'xn--kche-5qa.example'],
    ['post@xn--kche-5qa.example', 'post@xn--kche-5qa.example', 'xn--kche-5qa.example'],
    ['a@b.letters.cook.example', 'a@b.letters.cook.example', 'b.letters.cook.example'],
  ])('is read of %j', (typed, address, domain) => {
    expect(read(typed)).toEqual({ address, domain });
  });

  it.each([
    'cook.example',
    '@cook.example',
    'a@b@cook.example',
    'ruth@cook',
    'ruth@larder.test',
    'ruth@pies.larder.test',
    'ruth@192.0.2.1',
    'ruth@[192.0.2.1]',
    'ruth@cook.example:25',
    'ruth@cook.example/x',
    '.ruth@cook.example',
    'ru..th@cook.example',
    'Ruth <ruth@cook.example>',
    '"ruth"@cook.example',
    'köchin@cook.example',
    'ruth@cook.example\r\nBcc: all@evil.example',
    'ruth\r\nBcc: all@evil.example',
    'a,b@cook.example',
    `${'a'.repeat(65)}@cook.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(126)}example`,
  ])('is none in %j', (typed) => {
    expect(read(typed)).toBeNull();
  });

  it('never holds what could end a header, name another or be read in two ways, whatever is typed', () => {
    const text = string({ unit: 'binary', maxLength: 40 });
    assert(
      property(text, text, (before, behind) => {
        const typed = [`${before}@cook.example`, `ruth@${behind}.cook.example`, before];
        const addresses = typed.map(read).filter((each) => each !== null);
        for (const { address } of addresses) {
          expect(address).toMatch(/^[!#-'*+/-9=?A-Z^-~.-]+@[a-z0-9.-]+$/);
        }
      }),
    );
  });

  it('is the same when it is read again', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (label) => {
        const addresses = [read(`ruth@${label}.example`)].filter((each) => each !== null);
        expect(addresses.map(({ address }) => read(address))).toEqual(addresses);
      }),
    );
  });
});
