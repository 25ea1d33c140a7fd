import { assert, constantFrom, array, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressRecord, proofRecord } from '../hostname-records.ts';
import { addressFinding, proofFinding } from './dns-findings.ts';
import { apexRecordOf, dnsProviders, providerName, providerOf } from './dns-providers.ts';
import { guessedZone, nameWithin, zoneCandidates } from './dns-zone.ts';

describe('The zone of a domain', () => {
  it.each([
    ['pies.example', 'pies.example'],
    ['www.pies.example', 'pies.example'],
    ['www.pies.co.uk', 'pies.co.uk'],
    ['pies.com.au', 'pies.com.au'],
    ['a.b.pies.at', 'pies.at'],
  ])('of %s is probably %s', (host, zone) => {
    expect(guessedZone(host)).toBe(zone);
  });

  it('is one of the names above it, of which a few are asked for', () => {
    expect(zoneCandidates('www.pies.example')).toEqual(['www.pies.example', 'pies.example']);
    expect(zoneCandidates(`${'a.'.repeat(90)}pies.example`)).toHaveLength(4);
  });

  it('is left out of the names of its records', () => {
    expect(nameWithin('pies.example', 'pies.example')).toBe('@');
    expect(nameWithin('pies.example', '_larder.www.pies.example')).toBe('_larder.www');
    expect(nameWithin('pies.example', 'www.apples-pies.example')).toBe('www.apples-pies.example');
  });

  it('and the name within it make the whole name again', () => {
    const label = constantFrom('www', 'a', 'pies', '_larder', 'co', 'uk', 'example');
    const names = array(label, { minLength: 2, maxLength: 7 });
    assert(
      property(names, (labels) => {
        const host = labels.join('.');
        const zone = guessedZone(host);
        const name = nameWithin(zone, host);
        expect([zone, `${name}.${zone}`]).toContain(host);
        expect(zoneCandidates(host)).toContain(zone);
      }),
    );
  });
});

describe('A provider of domains', () => {
  it.each([
    ['ada.ns.cloudflare.com', 'cloudflare'],
    ['ns31.domaincontrol.com', 'godaddy'],
    ['dns1.registrar-servers.com', 'namecheap'],
    ['ns-12.awsdns-01.co.uk', 'route53'],
    ['ns1.ns.cloudflare.com.evil.example', null],
    ['notname.com', null],
  ])('is told by the name server %s', (nameserver, provider) => {
    expect(providerOf(['ns.elsewhere.example', nameserver])).toBe(provider);
  });

  it('has a name, and a way for a domain without a name before it or none', () => {
    expect(dnsProviders.map(providerName)).toContain('Cloudflare');
    expect(apexRecordOf('porkbun')).toBe('ALIAS');
    expect(apexRecordOf('godaddy')).toBe('none');
  });
});

describe('What DNS says of the record that leads here', () => {
  const record = addressRecord('www.pies.example', 'larder.test:8787');
  const nothing = { cname: [], addresses: [], ours: ['192.0.2.1', '192.0.2.2'], misplaced: [] };
  const told = (answers: Partial<Parameters<typeof addressFinding>[1]>) =>
    addressFinding(record, { ...nothing, ...answers });

  it.each([
    ['found by its name', { cname: ['sites.larder.test'] }, 'found'],
    ['found by its addresses', { addresses: ['192.0.2.2'] }, 'found'],
    ['missing', {}, 'missing'],
    ['misplaced', { misplaced: ['sites.larder.test'] }, 'misplaced'],
    ['unanswered', { cname: null, addresses: null }, 'unanswered'],
  ] as const)('is that it is %s', (_name, answers, state) => {
    expect(told(answers)).toEqual({ state, found: [] });
  });

  it('is where it leads instead', () => {
    const two = ['192.0.2.2', '198.51.100.7'];
    expect(told({ addresses: two })).toEqual({ state: 'elsewhere', found: two });
    expect(told({ cname: ['shop.example'] })).toEqual({
      state: 'elsewhere',
      found: ['shop.example'],
    });
  });

  it('is not that it leads here where nothing is known of us', () => {
    const unknown = told({ addresses: ['192.0.2.1'], ours: null });
    expect(unknown).toEqual({ state: 'elsewhere', found: ['192.0.2.1'] });
  });
});

describe('What DNS says of the record that proves', () => {
  const record = proofRecord('pies.example', 'token');
  const told = (answers: Partial<Parameters<typeof proofFinding>[1]>) =>
    proofFinding(record, { texts: [], misplaced: [], ...answers });

  it.each([
    ['found', { texts: ['v=spf1', record.value] }, 'found'],
    ['missing', { texts: ['v=spf1 -all'] }, 'missing'],
    ['misplaced', { misplaced: [record.value] }, 'misplaced'],
    ['unanswered', { texts: null }, 'unanswered'],
  ] as const)('is that it is %s', (_name, answers, state) => {
    expect(told(answers)).toEqual({ state, found: [] });
  });

  it('is which proof of another site stands there', () => {
    const other = 'larder-site-verification=x';
    expect(told({ texts: [other] })).toEqual({ state: 'elsewhere', found: [other] });
  });
});
