import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSpf, letsSend, spfQuestions, spfTrouble, spfWith } from './spf.ts';

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
        const ends = records.map(({ last }) => last).filter(Boolean);
        const last = [...ends.filter((each) => each.endsWith('all')), ...ends].slice(0, 1);
        expect(kept.filter((term) => /all$|^redirect=/.test(term))).toEqual(last);
        expect(kept.slice(kept.length - last.length)).toEqual(last);
        const goesOn = kept.filter((term) =>
          /^(?:redirect=|include:)_spf\.cook\.example$/.test(term),
        );
        const went = ends.filter((each) => each.startsWith('redirect='));
        expect(goesOn.length > 0).toBe(went.length > 0);
        expect(spfWith([whole], ours)).toBe(whole);
      }),
    );
  });

  it.each([
    ['v=spf1 mx -all', '-all'],
    ['v=spf1 ?ALL', '?ALL'],
    ['v=spf1 redirect=_spf.cook.example', 'redirect=_spf.cook.example'],
    ['v=spf1 redirect=_spf.cook.example -all', '-all'],
    ['v=spf1', `include:${ours}`],
  ])('ends as before: %j by %s', (before, last) => {
    expect(spfWith([before], ours).split(' ').at(-1)).toBe(last);
  });

  it('is kept word for word where there is one, with us before it', () => {
    assert(
      property(array(mechanism), end, array(mechanism, { maxLength: 2 }), (terms, last, behind) => {
        const record = written([...terms, ...[last].filter(Boolean), ...behind], '');
        expect(spfWith([record], ours)).toBe(record.replace('v=spf1', `v=spf1 include:${ours}`));
      }),
    );
  });

  it('explains a refusal once, whatever several records said, and forgets what never counted', () => {
    const records = [
      'v=spf1 mx -all include:never.example exp=a.example',
      'v=spf1 a exp=b.example',
    ];
    expect(spfWith(records, ours)).toBe(`v=spf1 include:${ours} mx exp=a.example a -all`);
  });

  it.each([
    [
      'v=spf1 a mx:x.example ptr -exists:%{i}.x include:a.example ip4:192.0.2.1 -all',
      5,
      ['a.example'],
    ],
    ['v=spf1 redirect=B.Example.', 1, ['b.example']],
    ['v=spf1 ~all redirect=b.example include:c.example', 0, []],
    ['v=spf1 include:%{d}.x.example', 1, []],
  ])('costs servers questions: %j', (record, count, names) => {
    expect(spfQuestions(record)).toEqual({ count, names });
  });

  it('is in trouble beyond ten questions, or 255 letters', () => {
    expect(spfTrouble('v=spf1', 10)).toBeNull();
    expect(spfTrouble('v=spf1', 11)).toBe('lookups');
    expect(spfTrouble('x'.repeat(255), 1)).toBeNull();
    expect(spfTrouble('x'.repeat(256), 1)).toBe('length');
  });
});
