import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenParameters } from '#domain/accounts/hand-over.ts';
import type { Hosting } from './site-directory.ts';
import { routeRequest, type Routes } from './route-request.ts';

const page = (headers: Record<string, string> = {}) =>
  new Response('<p>Rye</p>', {
    headers: { 'Cache-Control': 'public', 'Cache-Tag': 'site-1', ETag: 'W/"1"', ...headers },
  });

const pageOf: Routes['pageOf'] = () => Promise.resolve(page());

const ask = (
  address: string,
  routes: Partial<Routes> = {},
  headers: Record<string, string> = {},
) => {
  const hosting: Hosting = { kind: 'site', siteId: '1', slug: 'hearth', primaryHost: null };
  const all: Partial<Routes> = {
    hostingOf: () => Promise.resolve(hosting),
    noSite: () => new Response('nobody', { status: 404 }),
    pageOf,
    platformPage: () => Promise.resolve(page()),
    unpack: (body) => body,
    ...routes,
  };
  return routeRequest(
    new Request(address, { headers: { 'Accept-Encoding': 'gzip', ...headers } }),
    all as Routes,
  );
};

describe('An address with a token in it, security S2.10', () => {
  it.each([
    ['https://hearth.example/recipes/rye?mgk=secret'],
    ['https://hearth.example/sign-in/callback?token=secret'],
  ])('%s is kept by nobody and told to nobody', async (address) => {
    const { headers } = await ask(address);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect([headers.get('ETag'), headers.get('Cache-Tag')]).toEqual([null, null]);
  });

  it('is kept by nobody on the platform either', async () => {
    const hostingOf = () => Promise.resolve<Hosting>({ kind: 'platform' });
    const { headers } = await ask('https://larder.example/profile?mgk=secret', { hostingOf });
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('is not what stored pages are asked for', async () => {
    const asked: string[] = [];
    const answer = await ask('https://hearth.example/recipes/rye?mgk=secret', {
      pageOf: ({ url }) => {
        asked.push(url);
        return Promise.resolve(page());
      },
    });
    expect(asked).toEqual(['https://hearth.example/recipes/rye']);
    expect(await answer.text()).toBe('<p>Rye</p>');
  });
});

describe('A link to a preview, security S5.4', () => {
  const address = 'https://hearth.larder.example/preview/secret';
  const preview: Routes['preview'] = ({ url }, site) =>
    Promise.resolve(new Response(`${site.slug} ${url}`));

  it.each([null, 'hearth.example'])(
    'is answered where it is, whatever domain the site has: %s',
    async (primaryHost) => {
      const hosting: Hosting = { kind: 'site', siteId: '1', slug: 'hearth', primaryHost };
      const answer = await ask(address, { preview, hostingOf: () => hosting });
      expect(await answer.text()).toBe(`hearth ${address}`);
    },
  );

  it.each([null, 'hearth.example'])(
    'leads from a former name to the one below the platform: %s',
    async (primaryHost) => {
      const hosting: Hosting = { kind: 'former', siteId: '1', slug: 'oven', primaryHost };
      const { headers } = await ask(address, { preview, hostingOf: () => hosting });
      expect(headers.get('Location')).toBe('https://oven.larder.example/preview/secret');
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );
});

describe('The address to unsubscribe in a mail, S11.2', () => {
  const hostingOf = () => Promise.resolve<Hosting>({ kind: 'platform' });
  const mailed = 'https://larder.example/unsubscribe?token=secret';
  const location = 'https://hearth.example/unsubscribe?token=secret';

  it('leads from the platform to the page of the site', async () => {
    const api: Routes['api'] = ({ url }) =>
      new Response(url, { status: 302, headers: { Location: location } });
    const answer = await ask(mailed, { api, hostingOf });
    expect(answer.headers.get('Location')).toBe(location);
    expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(await answer.text()).toBe('https://larder.example/api/v1/unsubscribes/secret');
  });

  it('is a page of the platform like any that is not there without a token of ours', async () => {
    const api: Routes['api'] = () => new Response('{}', { status: 404 });
    expect(await (await ask(mailed, { api, hostingOf })).text()).toBe('<p>Rye</p>');
  });
});

describe('The address of a link of a newsletter', () => {
  const api: Routes['api'] = ({ url }) => new Response(`api ${url}`);

  it('is answered by the API on the platform’s host', async () => {
    const hostingOf = () => Promise.resolve<Hosting>({ kind: 'platform' });
    const answer = await ask('https://larder.example/go/secret', { api, hostingOf });
    expect(await answer.text()).toBe('api https://larder.example/go/secret');
  });

  it('is a page like any other on the host of a site', async () => {
    const hosting: Hosting = { kind: 'site', siteId: '1', slug: 'hearth', primaryHost: null };
    const answer = await ask('https://hearth.larder.example/go/secret', {
      api,
      hostingOf: () => hosting,
    });
    expect(await answer.text()).toBe('<p>Rye</p>');
  });
});

describe('What a proxy says of a request, S12.1', () => {
  const headers = {
    Forwarded: 'host=garden.example;proto=http',
    'X-Forwarded-Host': 'garden.example',
    'X-Forwarded-Proto': 'http',
    'X-Original-URL': '/recipes/leek',
    'X-HTTP-Method-Override': 'DELETE',
  };

  it('chooses neither the site nor the page nor the scheme of a redirect', async () => {
    const hosts: string[] = [];
    const pages: string[] = [];
    const routes: Partial<Routes> = {
      hostingOf: (host) => {
        hosts.push(host);
        return Promise.resolve({
          kind: 'site',
          siteId: '1',
          slug: 'hearth',
          primaryHost: 'a.example',
        });
      },
      pageOf: ({ method, url }) => {
        pages.push(`${method} ${url}`);
        return Promise.resolve(page());
      },
    };
    const moved = await ask('https://hearth.example/recipes/rye', routes, headers);
    expect(moved.headers.get('Location')).toBe('https://a.example/recipes/rye');
    await ask('https://a.example/recipes/rye', routes, headers);
    expect(hosts).toEqual(['hearth.example', 'a.example']);
    expect(pages).toEqual(['GET https://a.example/recipes/rye']);
  });
});

describe('A host that is nobody, S12.1', () => {
  it.each(['/', '/api/v1/openapi.json', '/media/a.jpg', '/_astro/a.js', '/unsubscribe?token=a'])(
    'has nothing at %s',
    async (path) => {
      const hostingOf = () => Promise.resolve<Hosting>({ kind: 'unknown' });
      const answer = await ask(`https://nobody.example${path}`, { hostingOf });
      expect(await answer.text()).toBe('nobody');
    },
  );
});

describe('A redirect within a site', () => {
  it('keeps the query, so that a hand-over arrives with the page', async () => {
    const answer = await ask('https://hearth.example/recipes/old?mgk=secret', {
      pageOf: () =>
        Promise.resolve(new Response(null, { status: 301, headers: { Location: '/recipes/rye' } })),
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      301,
      '/recipes/rye?mgk=secret',
    ]);
  });

  it('leaves a plain page its caching', async () => {
    const { headers } = await ask('https://hearth.example/recipes?search=rye');
    expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['public', 'W/"1"']);
  });
});

describe('A site with a domain of its own, which its cook serves, S2.9', () => {
  const hosting: Hosting = { kind: 'site', siteId: '1', slug: 'oven', primaryHost: 'oven.example' };
  const routes: Partial<Routes> = { hostingOf: () => hosting };

  it.each(tokenParameters)('is never led to with a %s in the address', async (name) => {
    const answer = await ask(`https://oven.larder.example/sign-in/callback?${name}=secret`, routes);
    expect([answer.status, answer.headers.get('Location')]).toEqual([200, null]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is led to with everything else', async () => {
    const answer = await ask('https://oven.larder.example/recipes?search=rye', routes);
    expect(answer.headers.get('Location')).toBe('https://oven.example/recipes?search=rye');
  });
});

describe('A slug that the site had before, design §4.9', () => {
  const former = (primaryHost: string | null): Partial<Routes> => ({
    hostingOf: () => ({ kind: 'former', siteId: '1', slug: 'oven', primaryHost }),
  });
  const at = 'https://hearth.larder.example:8443/recipes/rye?search=a%20b&x';

  it('leads to the one it has now, with path and query', async () => {
    const answer = await ask(at, former(null));
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      301,
      'https://oven.larder.example:8443/recipes/rye?search=a%20b&x',
    ]);
    // The site may take it back, and then nothing may remember the way.
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('leads to the domain of the site where it has one', async () => {
    const answer = await ask(at, former('oven.example'));
    expect(answer.headers.get('Location')).toBe('https://oven.example/recipes/rye?search=a%20b&x');
  });

  it('tells nobody of a token on the way', async () => {
    const answer = await ask(
      'https://hearth.larder.example/sign-in/callback?token=t',
      former(null),
    );
    expect(answer.headers.get('Location')).toBe(
      'https://oven.larder.example/sign-in/callback?token=t',
    );
    expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
  });

  it.each(tokenParameters)(
    'keeps %s on the host of the platform, which a domain is not',
    async (name) => {
      const path = `/sign-in/callback?next=%2F&${name}=secret`;
      const answer = await ask(`https://hearth.larder.example${path}`, former('oven.example'));
      expect(answer.headers.get('Location')).toBe(`https://oven.larder.example${path}`);
    },
  );

  it('answers calls and files as before', async () => {
    const api: Routes['api'] = () => new Response('api');
    const answer = await ask('https://hearth.larder.example/api/v1/site/hearth/filters', {
      ...former(null),
      api,
    });
    expect(await answer.text()).toBe('api');
  });
});

describe('Files of the build, S1.5, S12.4', () => {
  /** Refuses what its real counterparts refuse: names that are too long, or odd. */
  const strict = {
    fetch: () => Promise.resolve(new Response(null, { status: 404 })),
    get: (name: string) =>
      name.length > 1024 || /[^ -~]|%/.test(name)
        ? Promise.reject(new Error('The specified object name is not valid'))
        : Promise.resolve(null),
  };
  const routes = {
    assets: strict as unknown as Fetcher,
    keptAssets: strict as unknown as R2Bucket,
  };

  it('are not there under any name that no build makes', async () => {
    const folder = fc.constantFrom('/_astro/', '/sounds/');
    const name = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webPath());
    const long = fc.nat(5000).map((length) => 'a'.repeat(length));
    await fc.assert(
      fc.asyncProperty(folder, fc.oneof(name, long), async (below, text) => {
        const path = `${below}${encodeURIComponent(text.toWellFormed())}`;
        expect((await ask(`https://hearth.example${path}`, routes)).status).toBe(404);
      }),
    );
  });

  it.each(['/_astro/x.js', '/sounds/timer.webm'])('are only read: %s', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const hosting: Hosting = { kind: 'site', siteId: '1', slug: 'hearth', primaryHost: null };
      const all = { ...routes, hostingOf: () => hosting } as unknown as Routes;
      const request = new Request(`https://hearth.example${path}`, { method });
      const answer = await routeRequest(request, all);
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});
