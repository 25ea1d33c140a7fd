import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSpf, letsSend, spfWith } from './spf.ts';

const ours = 'spf.larder.example';
const mechanism = constantFrom(
  'a',
  'mx',
  '+mx',
  'ip4:192.0.2.0/24',
  '-ip6:2001:db8::/32',
  'include:_spf.google.com',
  '?include:mail.example',
  'exists:%{i}.cook.example',
  'exp=why.cook.example',
);
const end = constantFrom('-all', '~all', '?all', 'all', 'redirect=_spf.cook.example', '');
const written = (terms: readonly string[], last: string) =>
  ['v=spf1', ...terms, last].filter(Boolean).join(' ');

describe('A record of who may send (SPF)', () => {
  it.each([
    ['v=spf1', true],
    ['v=spf1 -all', true],
    ['V=SPF1 mx', true],
    ['v=spf10 -all', false],
    ['v=spf1-all', false],
    [' v=spf1 -all', false],
    ['spf2.0/pra -all', false],
    ['google-site-verification=x', false],
  ])('is told: %j %s', (text, isRecord) => {
    expect(isSpf(text)).toBe(isRecord);
  });

  it.each([
    [`v=spf1 include:${ours} -all`, true],
    [`v=spf1 mx  +INCLUDE:SPF.Larder.Example. ~all`, true],
    [`v=spf1 include:${ours}`, true],
    [`v=spf1 -include:${ours} ~all`, false],
    [`v=spf1 ?include:${ours} ~all`, false],
    [`v=spf1 include:x.${ours} ~all`, false],
    [`v=spf1 include:${ours}.evil.example ~all`, false],
    [`v=spf1 a:${ours} ~all`, false],
    [`v=spf1 mx ~all include:${ours}`, false],
    [`v=spf1 redirect=${ours}`, false],
  ])('lets us send by %j: %s', (record, isLet) => {
    expect(letsSend(record, ours)).toBe(isLet);
  });

  it('lets us send wherever the term stands before the end', () => {
    assert(
      property(array(mechanism), array(mechanism), end, (before, after, last) => {
        const record = written([...before, `include:${ours}`, ...after], last);
        expect(letsSend(record, ours)).toBe(true);
        expect(letsSend(written([...before, ...after], last), ours)).toBe(false);
      }),
    );
  });

  it('is completed to one that lets us send and keeps what it said', () => {
    const stoodBefore = constantFrom<string[]>([], [`include:${ours.toUpperCase()}`]);
    const record = array(mechanism).chain((terms) => end.map((last) => ({ terms, last })));
    assert(
      property(array(record, { maxLength: 3 }), stoodBefore, (records, stood) => {
        const texts = records.map(({ terms, last }) => written([...terms, ...stood], last));
        const whole = spfWith(texts, ours);
        const kept = whole.split(' ');
        expect([isSpf(whole), letsSend(whole, ours)]).toEqual([true, true]);
        for (const term of records.flatMap(({ terms }) => terms)) expect(kept).toContain(term);
        expect(kept.filter((term) => /^.?include:spf\.larder/i.test(term))).toHaveLength(1);
        expect(kept.filter((term) => /all$|^redirect=/.test(term))).toEqual(kept.slice(-1));
        expect(spfWith([whole], ours)).toBe(whole);
      }),
    );
  });

  it.each([
    ['v=spf1 mx -all', '-all'],
    ['v=spf1 ?ALL', '?ALL'],
    ['v=spf1 redirect=_spf.cook.example', 'redirect=_spf.cook.example'],
    ['v=spf1 redirect=_spf.cook.example -all', '-all'],
    ['v=spf1', '~all'],
  ])('ends as before: %j by %s', (before, last) => {
    expect(spfWith([before], ours).split(' ').at(-1)).toBe(last);
  });
});
