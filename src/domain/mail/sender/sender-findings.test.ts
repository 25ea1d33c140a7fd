import { array, assert, constantFrom, option, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DnsAnswer } from '../../site/domains/dns-findings.ts';
import { dmarcNames } from './dmarc.ts';
import { type SenderAnswers, senderFindings } from './sender-findings.ts';
import { type SenderRecordName, senderRecords, senderSetup } from './sender-records.ts';
import { senderVerdict } from './sender-standing.ts';

const key = 'v=DKIM1; k=rsa; p=MIGfMA0GCSq';
const given = {
  spfInclude: 'SPF.Larder.Example.',
  selector: 'larder',
  target: 'dkim.larder.example.',
  key,
};
const setup = senderSetup(given)!;
const records = senderRecords({ domain: 'letters.cook.example', token: 'abc' }, setup);
const nothing: SenderAnswers = {
  proof: [],
  spf: [],
  dkim: { cname: [], texts: [] },
  dmarc: [[], []],
  misplaced: { proof: [], spf: [], dkim: [], dmarc: [] },
};
const all: SenderAnswers = {
  ...nothing,
  proof: [records.proof.value],
  spf: [records.spf.value],
  dkim: { cname: ['dkim.larder.example'], texts: [key] },
  dmarc: [[], ['v=DMARC1; p=reject; adkim=s']],
};
const told = (answers: Partial<SenderAnswers>) =>
  senderFindings(records, setup, { ...nothing, ...answers });
const stateOf = (name: SenderRecordName, answers: Partial<SenderAnswers>) =>
  told(answers)[name].state;

describe('What a sender of one’s own needs', () => {
  it('is four records with the names of the platform, and the token of one site', () => {
    expect(records).toEqual({
      proof: {
        type: 'TXT',
        name: '_larder-mail.letters.cook.example',
        value: 'larder-mail-verification=abc',
      },
      spf: {
        type: 'TXT',
        name: 'letters.cook.example',
        value: 'v=spf1 include:spf.larder.example ~all',
      },
      dkim: {
        type: 'CNAME',
        name: 'larder._domainkey.letters.cook.example',
        value: 'dkim.larder.example',
      },
      dmarc: { type: 'TXT', name: '_dmarc.letters.cook.example', value: 'v=DMARC1; p=none' },
    });
  });

  it('is the key itself where no name leads to it', () => {
    const byKey = senderSetup({ ...given, target: '' })!;
    expect(senderRecords({ domain: 'cook.example', token: 'abc' }, byKey).dkim).toMatchObject({
      type: 'TXT',
      value: key,
    });
  });

  it.each([{ spfInclude: '' }, { selector: undefined }, { target: '', key: ' ' }])(
    'is offered by no platform that has not said by what it sends: %j',
    (lacking) => {
      expect(senderSetup({ ...given, ...lacking })).toBeNull();
    },
  );
});

describe('What DNS says of the servers that may send', () => {
  it.each([
    ['found', ['x=1', 'v=spf1 mx include:spf.larder.example -all']],
    ['missing', ['x=1']],
    ['unanswered', null],
    ['elsewhere', ['v=spf1 mx -all']],
    ['several', ['v=spf1 include:spf.larder.example -all', 'v=spf1 mx -all']],
  ])('is %s', (state, spf) => {
    expect(stateOf('spf', { spf })).toBe(state);
  });

  it('is what is to stand there instead, which is one record', () => {
    expect(told({ spf: ['v=spf1 mx -all', 'v=spf1 a -all'] }).spf).toEqual({
      state: 'several',
      found: ['v=spf1 mx -all', 'v=spf1 a -all'],
      value: 'v=spf1 include:spf.larder.example mx a -all',
    });
  });

  it('is that the domain stands twice in its name', () => {
    const misplaced = { ...nothing.misplaced, spf: [records.spf.value] };
    expect(stateOf('spf', { misplaced })).toBe('misplaced');
    expect(stateOf('spf', { misplaced: { ...misplaced, spf: ['v=spf1 -all'] } })).toBe('missing');
  });
});

describe('What DNS says of the key', () => {
  it.each([
    ['found by its name', { cname: ['dkim.larder.example'], texts: null }, 'found'],
    ['found by its bytes', { cname: [], texts: ['p=MIGf MA0GCSq'] }, 'found'],
    ['missing', { cname: [], texts: ['hello'] }, 'missing'],
    ['another', { cname: [], texts: ['v=DKIM1; p=other'] }, 'elsewhere'],
    ['revoked', { cname: [], texts: ['v=DKIM1; p='] }, 'elsewhere'],
    ['of another kind', { cname: [], texts: ['k=ed25519; p=MIGfMA0GCSq'] }, 'elsewhere'],
    ['led elsewhere', { cname: ['dkim.shop.example'], texts: [] }, 'elsewhere'],
    ['one of two', { cname: [], texts: [key, 'p=other'] }, 'several'],
    ['unanswered', { cname: [], texts: null }, 'unanswered'],
    ['unanswered by its name', { cname: null, texts: [] }, 'unanswered'],
  ])('is that it is %s', (_name, dkim, state) => {
    expect(stateOf('dkim', { dkim })).toBe(state);
  });

  it('is not that two sites have the same where a revoked key is all that the platform has', () => {
    const revoked = senderSetup({ ...given, target: '', key: 'v=DKIM1; p=' })!;
    const found = senderFindings(records, revoked, { ...all, dkim: { cname: [], texts: ['p='] } });
    expect(found.dkim.state).toBe('elsewhere');
  });
});

describe('What DNS says of what becomes of forgeries', () => {
  it.each([
    ['found', [['v=DMARC1;p=none']]],
    ['found', [['v = DMARC1 ; P = Reject; aspf=s']]],
    ['found', [['v=DMARC1; rua=mailto:a@b.example']]],
    ['found', [[], ['v=DMARC1; p=quarantine; sp=none']]],
    ['elsewhere', [['v=DMARC1; p=maybe']]],
    ['elsewhere', [['v=DMARC1'], ['v=DMARC1; p=none']]],
    ['several', [['v=DMARC1; p=none', 'v=DMARC1; p=none'], ['v=DMARC1; p=none']]],
    ['missing', [['p=none; v=DMARC1', 'v=dmarc1; p=none', 'v=DMARC12; p=none'], []]],
    ['unanswered', [null, ['v=DMARC1; p=none']]],
    ['unanswered', [[], null]],
  ])('is that it is %s: %j', (state, dmarc) => {
    expect(stateOf('dmarc', { dmarc })).toBe(state);
  });

  it('is asked for at the domain, and above it as far as it was registered', () => {
    expect(dmarcNames('a.letters.cook.co.uk')).toEqual([
      '_dmarc.a.letters.cook.co.uk',
      '_dmarc.letters.cook.co.uk',
      '_dmarc.cook.co.uk',
    ]);
    expect(dmarcNames('cook.example')).toEqual(['_dmarc.cook.example']);
    const long = dmarcNames(`${'a.'.repeat(100)}cook.example`);
    expect(long).toHaveLength(8);
    expect(long.at(-1)).toBe('_dmarc.cook.example');
  });
});

describe('Whether letters may be from a domain', () => {
  const text = constantFrom(
    ...Object.values(records).map(({ value }) => value),
    'v=spf1 -all',
    'v=DMARC1; p=none',
    'p=other',
  );
  const answer = option(array(text, { maxLength: 2 }));
  const answers = record({
    proof: answer,
    spf: answer,
    dkim: record({ cname: answer, texts: answer }),
    dmarc: array(answer, { minLength: 1, maxLength: 2 }),
    misplaced: record({ proof: answer, spf: answer, dkim: answer, dmarc: answer }),
  });

  it('takes all four', () => {
    expect(senderVerdict(told(all))).toBe('holds');
  });

  it.each([
    { proof: ['larder-mail-verification=of another site'] },
    { spf: [] },
    { dkim: nothing.dkim },
    { dmarc: [[]] },
  ])('is denied where one is not there: %j', (lacking) => {
    expect(senderVerdict(told({ ...all, ...lacking }))).toBe('fails');
  });

  it('is never believed without the proof of this very site, whatever DNS has', () => {
    assert(
      property(answers, string(), (some, token) => {
        const proof: DnsAnswer = [`larder-mail-verification=${token}-`];
        expect(senderVerdict(told({ ...some, proof }))).not.toBe('holds');
      }),
    );
  });

  it('is not known to fail where DNS did not answer at all', () => {
    const silent = { proof: null, spf: null, dkim: { cname: null, texts: null }, dmarc: [null] };
    const misplaced = { proof: null, spf: null, dkim: null, dmarc: null };
    expect(senderVerdict(told({ ...silent, misplaced }))).toBe('unknown');
  });

  it('does not get worse by an answer that did not come', () => {
    assert(
      property(constantFrom('proof', 'spf', 'dmarc', 'dkim'), (name) => {
        const silent = {
          proof: null,
          spf: null,
          dmarc: [null],
          dkim: { cname: null, texts: null },
        };
        const found = told({ ...all, [name]: silent[name] });
        expect(found[name].state).toBe('unanswered');
        expect(senderVerdict(found)).toBe('unknown');
      }),
    );
  });
});
