import type { HostnamesAnswer } from '#contract/site/hostname.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { aRecipe, aSite } from '../random/builders.ts';
import type { TestApp } from './test-app.ts';

type Options = { headers?: Record<string, string> };
type Sent = Options & { body?: unknown };

/** An owner at work on a site of their own: calls below the site's address, signed in. */
export async function aCook(app: TestApp, changes: Parameters<typeof aSite>[1] = {}) {
  const site = await aSite(app.database, changes);
  const ask = <Body = unknown>(method: string, path: string, sent: Sent = {}) =>
    app.call<Body>(method, `${site.base}${path}`, { token: site.token, ...sent });
  return {
    site,
    get: <Body = unknown>(path: string) => ask<Body>('GET', path),
    post: <Body = unknown>(path: string, body?: unknown, options?: Options) =>
      ask<Body>('POST', path, { body, ...options }),
    put: <Body = unknown>(path: string, body?: unknown, options?: Options) =>
      ask<Body>('PUT', path, { body, ...options }),
    delete: (path: string) => ask('DELETE', path),
    /** Claims a domain and proves it. */
    addHost: async (host: string) => {
      const { body } = await ask<HostnamesAnswer>('POST', '/hostnames', { body: { host } });
      for (const { name, value } of body.hostnames.flatMap(({ dnsRecords }) => dnsRecords)) {
        app.adapters.dns.texts.set(name, value);
      }
      return ask<HostnamesAnswer>('POST', `/hostnames/${host}/verify`);
    },
    createRecipe: async (recipe: RecipeInput = aRecipe()) => {
      const { body } = await ask<{ recipe: RecipeView }>('POST', '/recipes', { body: recipe });
      return body.recipe;
    },
    publishRecipe: async (recipe: RecipeInput = aRecipe()) => {
      const { body } = await ask<{ recipe: RecipeView }>('POST', '/recipes', { body: recipe });
      const path = `/recipes/${body.recipe.id}/publish`;
      return (await ask<{ recipe: RecipeView }>('POST', path)).body.recipe;
    },
    /** What a call made the publisher have to do: its change keys and how often it was woken. */
    watch: async <Result>(work: () => Promise<Result>) => {
      const before = await app.changes(site.id);
      const wakesBefore = app.wakes.length;
      const result = await work();
      const keys = (await app.changes(site.id)).slice(before.length);
      const wakes = app.wakes.slice(wakesBefore).filter((siteId) => siteId === site.id).length;
      return { result, keys, wakes };
    },
  };
}
