import { send } from './send.ts';

type Call = {
  param?: Record<string, string | undefined>;
  query?: Record<string, string | readonly string[] | undefined>;
  json?: unknown;
};
type Options = { headers?: Record<string, string>; init?: RequestInit };

/**
 * Calls an API as Hono's client does and has its types. Hono's own also sends forms and cookies, for
 * which no page has a use, and is several times as large.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the types are those of the routes
export function typedClient<Client>(base: string): Client {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a proxy has no type of its own
  return pathProxy(base) as Client;
}

/** Each property adds a segment to the path; the last one is a method such as `$get`, and called. */
function pathProxy(path: string): unknown {
  return new Proxy(() => undefined, {
    // Without `then` the proxy is no promise, so it can be returned from async functions.
    get: (_, key) =>
      typeof key === 'string' && key !== 'then' ? pathProxy(`${path}/${key}`) : null,
    apply: (_, __, [call, options]: [Call?, Options?]) => request(path, call, options),
  });
}

function request(
  path: string,
  call: Call = {},
  { headers, init }: Options = {},
): Promise<Response> {
  const end = path.lastIndexOf('/$');
  const { param = {}, query = {}, json } = call;
  const address = path
    .slice(0, end)
    .replaceAll(/\/:(\w+)(?:\{[^/]+\})?/g, (_, name: string) =>
      param[name] ? `/${param[name]}` : '',
    );
  const search = searchOf(query).toString();
  return send(search === '' ? address : `${address}?${search}`, {
    method: path.slice(end + 2).toUpperCase(),
    ...(json !== undefined && { body: JSON.stringify(json) }),
    headers: { ...(json !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    ...init,
  });
}

function searchOf(query: NonNullable<Call['query']>): URLSearchParams {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((single) => [name, single]),
  );
  return new URLSearchParams(entries);
}
