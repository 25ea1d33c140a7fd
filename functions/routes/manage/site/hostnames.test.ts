import { describe, expect, it } from 'vitest';
import { domainsMessages } from '#contract/kitchen/site/domains-messages.ts';
import type { HostnamesAnswer } from '#contract/site/hostname.ts';
import { assumedHostProof } from '#functions/adapters/dns/host-proof.ts';
import { fakeAdapters } from '#functions/testing/app/fake-adapters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();
const cook = await aCook(app);
const hosts = async () => {
  const { body } = await cook.get<HostnamesAnswer>('/hostnames');
  return body.hostnames.map(({ host, isPrimary }) => [host, isPrimary]);
};

describe('Domains of a site, design §3', () => {
  it('are added, made primary and removed', async () => {
    const added = await cook.post<HostnamesAnswer>('/hostnames', { host: 'Pies.Example.' });
    expect(added.status).toBe(201);
    expect(added.body.platformHost).toBe(`${cook.site.slug}.larder.test`);
    await cook.addHost('tarts.example');
    expect(await hosts()).toEqual([
      ['pies.example', false],
      ['tarts.example', false],
    ]);
    await cook.post('/hostnames/tarts.example/primary');
    expect(await hosts()).toEqual([
      ['pies.example', false],
      ['tarts.example', true],
    ]);
    expect((await cook.delete('/hostnames/pies.example')).status).toBe(204);
    expect(await hosts()).toEqual([['tarts.example', true]]);
  });

  it('change every page when another becomes primary, and only then', async () => {
    await cook.addHost('cakes.example');
    const first = await cook.watch(() => cook.post('/hostnames/cakes.example/primary'));
    expect(first.keys).toEqual(['address']);
    const second = await cook.watch(() => cook.post('/hostnames/cakes.example/primary'));
    expect(second.keys).toEqual([]);
    const third = await cook.watch(() => cook.delete('/hostnames/cakes.example/primary'));
    expect(third.keys).toEqual(['address']);
  });

  it('are written in ASCII', async () => {
    await cook.post('/hostnames', { host: 'bäcker.example' });
    expect(await hosts()).toContainEqual(['xn--bcker-gra.example', false]);
  });

  it('are twenty at most', async () => {
    const { post } = await aCook(app);
    const statuses: number[] = [];
    for (let number = 0; number < 21; number += 1) {
      statuses.push((await post('/hostnames', { host: `shop-${number}.example` })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 409]);
  });

  it('are claimed once by one site, and are no business of another', async () => {
    await cook.addHost('taken.example');
    expect((await cook.post('/hostnames', { host: 'taken.example' })).status).toBe(409);
    const stranger = await aCook(app);
    expect((await stranger.delete('/hostnames/taken.example')).status).toBe(404);
    expect((await stranger.post('/hostnames/taken.example/primary')).status).toBe(404);
    expect((await stranger.post('/hostnames/taken.example/verify')).status).toBe(404);
    expect(await hosts()).toContainEqual(['taken.example', false]);
  });

  it.each([
    'localhost',
    '192.0.2.1',
    '[2001:db8::1]',
    'a b.example',
    'pies.example/x',
    'pies.example:8080',
    'user@pies.example',
    '-pies.example',
    '',
  ])('are never "%s"', async (host) => {
    expect((await cook.post('/hostnames', { host })).status).toBe(400);
  });

  it.each(['larder.test', 'Larder.Test.', 'other.larder.test', 'www.other.larder.test'])(
    'are never a name of the platform, which says that it is: %s',
    async (host) => {
      const { status, body } = await cook.post('/hostnames', { host });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        issues: [{ path: 'host', message: domainsMessages.add.ofPlatform }],
      });
    },
  );
});

describe("Domains on a developer's machine", () => {
  it('count at once, for the first who adds them', async () => {
    const adapters = { ...fakeAdapters(app.database), hostProof: assumedHostProof };
    const local = await testApp({ adapters });
    const first = await aCook(local);
    const second = await aCook(local);
    const { body } = await first.post<HostnamesAnswer>('/hostnames', { host: 'pies.example' });
    expect(body.hostnames[0]?.verifiedAt).not.toBeNull();
    expect((await second.post('/hostnames', { host: 'pies.example' })).status).toBe(409);
    expect((await first.post('/hostnames/pies.example/primary')).status).toBe(200);
  });
});
