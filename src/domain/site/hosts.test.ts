import { describe, expect, it } from 'vitest';
import { normalizeHost, readHost, siteOrigin } from './hosts.ts';

const platformHost = 'larder.example:8787';

describe('Hosts, S12.1', () => {
  it.each([
    ['larder.example', { kind: 'platform' }],
    ['LARDER.example.:8787', { kind: 'platform' }],
    ['hearth.larder.example', { kind: 'site-slug', slug: 'hearth' }],
    ['Hearth.Larder.Example.', { kind: 'site-slug', slug: 'hearth' }],
    ['www.old-hearth.example', { kind: 'custom', host: 'www.old-hearth.example' }],
    ['notlarder.example', { kind: 'custom', host: 'notlarder.example' }],
  ])('reads %s', (host, reading) => {
    expect(readHost(host, platformHost)).toEqual(reading);
  });

  it.each(['a.b.larder.example', '', '..', 'a..b', '-a.example', 'a_b.example', 'ex ample', 'x/y'])(
    'knows no host "%s"',
    (host) => {
      expect(readHost(host, platformHost)).toBeNull();
    },
  );

  it('normalizes once and for all', () => {
    expect(normalizeHost('EXAMPLE.com.:443')).toBe('example.com');
    expect(normalizeHost('example.com')).toBe('example.com');
  });

  it('writes addresses under the primary host, else under the platform', () => {
    const platform = { scheme: 'http', host: 'localhost:8787' };
    expect(siteOrigin({ slug: 'hearth', primaryHost: null }, platform)).toBe(
      'http://hearth.localhost:8787',
    );
    expect(siteOrigin({ slug: 'hearth', primaryHost: 'old.example' }, platform)).toBe(
      'https://old.example',
    );
  });
});
