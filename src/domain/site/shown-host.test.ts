import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownHost } from './shown-host.ts';

it.each([
  ['www.xn--mhren-himmel-4ib.de', 'www.möhren-himmel.de'],
  ['xn--bcher-kva.example', 'bücher.example'],
  ['www.example.com', 'www.example.com'],
  ['xn--.de', 'xn--.de'],
  ['xn--!!!.de', 'xn--!!!.de'],
  ['xn--!!!.xn--bcher-kva.de', 'xn--!!!.bücher.de'],
  ['xn--99999999.de', 'xn--99999999.de'],
])('%s is read as %s', (host, shown) => {
  expect(shownHost(host)).toBe(shown);
});

it('A domain of any letters is read as it was written', () => {
  const letter = fc.constantFrom('a', 'z', '7', 'ö', 'ß', 'é', 'ж', '日', '本', 'ø', '𠮷');
  const label = fc.array(letter, { minLength: 1, maxLength: 12 }).map((all) => all.join(''));
  fc.assert(
    fc.property(label, (written) => {
      const host = domainToASCII(`${written}.example`);
      fc.pre(host !== '');
      expect(shownHost(host)).toBe(domainToUnicode(host));
    }),
  );
});
