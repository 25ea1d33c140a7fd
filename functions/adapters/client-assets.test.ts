import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalMedia, startLocalMedia } from '#functions/testing/app/local-media.ts';
import { keepClientAssets } from './client-assets.ts';

let local: LocalMedia;
beforeAll(async () => {
  local = await startLocalMedia();
});
afterAll(() => local.stop());

/** The client files of a deploy, which tell what was asked of them and how much at once. */
function aDeploy(name: string, files: string[], missing: string[] = []) {
  const asked: string[] = [];
  const open = { now: 0, most: 0 };
  const list = [...files, ...missing];
  const fetch = async (address: RequestInfo | URL) => {
    const { pathname } = new URL(new Request(address).url);
    if (pathname === '/_astro/files.json') return Response.json(list);
    asked.push(pathname);
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    await Promise.resolve();
    open.now -= 1;
    const headers = { 'Content-Type': 'text/javascript' };
    return missing.includes(pathname)
      ? new Response('Not found', { status: 404 })
      : new Response(`${name} ${pathname}`, { headers });
  };
  return { asked, open, keep: () => keepClientAssets({ fetch }, local.bucket, name) };
}

const namesOf = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `/_astro/${word}.${index}.js`);

const kept = async (path: string) => {
  const object = await local.bucket.get(`assets${path}`);
  return object && { text: await object.text(), type: object.httpMetadata?.contentType };
};

describe('Client files of a deploy, design §4.7', () => {
  it('are kept with their type, a few at once', async () => {
    const deploy = aDeploy('first', namesOf(40, 'first'));
    await deploy.keep();
    expect(await kept('/_astro/first.39.js')).toEqual({
      text: 'first /_astro/first.39.js',
      type: 'text/javascript',
    });
    expect(deploy.asked).toHaveLength(40);
    expect(deploy.open.most).toBeLessThanOrEqual(6);
  });

  it('are kept once for each deploy, and not again where an earlier one had them', async () => {
    await aDeploy('second', namesOf(3, 'shared')).keep();
    const later = aDeploy('third', [...namesOf(3, 'shared'), '/_astro/new.js']);
    await later.keep();
    await later.keep();
    expect(later.asked).toEqual(['/_astro/new.js']);
    expect((await kept('/_astro/shared.0.js'))?.text).toBe('second /_astro/shared.0.js');
  });

  it('are tried again when one could not be had', async () => {
    await expect(aDeploy('fourth', [], ['/_astro/late.js']).keep()).rejects.toThrow('late.js');
    expect(await kept('/_astro/late.js')).toBeNull();
    await aDeploy('fourth', ['/_astro/late.js']).keep();
    expect(await kept('/_astro/late.js')).not.toBeNull();
  });
});
