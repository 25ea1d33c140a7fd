import { describe, expect, it } from 'vitest';
import { anAddress, lastLetterTo } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call } = app;
const pies = await aCook(app, { slug: 'pies' });
await aCook(app, { slug: 'tarts' });

/** What proxies say of a request, and anybody can. */
const headers = {
  Forwarded: 'host=tarts.larder.test;proto=http',
  'X-Forwarded-Host': 'tarts.larder.test',
  'X-Forwarded-Proto': 'http',
  'X-Forwarded-Scheme': 'http',
  'X-Forwarded-Port': '8080',
  'X-Forwarded-Server': 'evil.example',
  'X-Host': 'evil.example',
  'X-Original-Host': 'evil.example',
  'X-Original-URL': '/api/v1/site/tarts/current-site',
  'X-Rewrite-URL': '/api/v1/site/tarts/current-site',
};

describe('What headers say of host, scheme, path and method, S12.1', () => {
  it('chooses no other site', async () => {
    const path = '/api/v1/site/pies/current-site';
    expect((await call('GET', path, { headers })).body).toEqual((await call('GET', path)).body);
  });

  it('chooses neither host nor scheme of what is mailed', async () => {
    const email = anAddress();
    const body = { email };
    await call('POST', '/api/v1/site/pies/newsletter-subscribers', { headers, body });
    const letter = await lastLetterTo(app, email);
    expect(letter.link.origin).toBe('https://pies.larder.test');
    expect(letter.headers['List-Unsubscribe']).toMatch(/^<https:\/\/larder\.test\//);
    expect(letter.text + letter.html).not.toMatch(/tarts|evil|http:/);
  });

  it('chooses neither host nor scheme of an upload address', async () => {
    const body = { fileName: 'pie.jpg', contentType: 'image/jpeg' };
    const path = '/api/v1/manage/image-upload-urls';
    const answer = await call('POST', path, { token: pies.site.token, headers, body });
    expect(answer.status).toBe(201);
    expect(JSON.stringify(answer.body)).not.toMatch(/tarts|evil|http:/);
  });

  it('lets no origin in that is registered with another scheme', async () => {
    const from = { ...headers, Origin: 'http://pies.larder.test' };
    const { token, base } = pies.site;
    expect((await call('POST', `${base}/recipes`, { token, headers: from })).status).toBe(403);
  });

  it.each(['X-HTTP-Method', 'X-HTTP-Method-Override', 'X-Method-Override'])(
    'makes no other method of one: %s',
    async (name) => {
      const { id } = await pies.createRecipe();
      const path = `${pies.site.base}/recipes/${id}`;
      const { token } = pies.site;
      const override = { [name]: 'DELETE' };
      expect(
        (await call('GET', `${path}?_method=DELETE`, { token, headers: override })).status,
      ).toBe(200);
      await call('POST', path, { token, headers: override });
      expect((await call('GET', path, { token })).status).toBe(200);
    },
  );
});
