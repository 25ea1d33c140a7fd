/**
 * Runs first in a page that the kitchen frames as somebody else reads it. The islands find that visitor's
 * session and the server's word on it, while the session that this browser has stays as it is.
 */
(() => {
  const { visitor, sessionKey } = document.currentScript.dataset;
  /** What the server answers about the visitor; null of one who is signed out. */
  const known = JSON.parse(visitor);

  /** Null where the browser keeps nothing for a page that another host frames. */
  const storeOf = (name) => {
    try {
      return window[name];
    } catch {
      return null;
    }
  };
  const withSession = (store, session) => ({
    getItem: (key) => (key === sessionKey ? session : (store?.getItem(key) ?? null)),
    setItem: (key, value) => {
      if (key !== sessionKey) store?.setItem(key, value);
    },
    removeItem: (key) => {
      if (key !== sessionKey) store?.removeItem(key);
    },
  });
  const stores = {
    localStorage: withSession(storeOf('localStorage'), known === null ? null : 'preview'),
    sessionStorage: withSession(storeOf('sessionStorage'), null),
  };
  for (const [name, store] of Object.entries(stores)) {
    Object.defineProperty(window, name, { get: () => store });
  }

  const ask = window.fetch.bind(window);
  /** Nobody else's session goes along, for the page would show what that one sees. */
  const askAsStranger = (request) => {
    const headers = new Headers(request.headers);
    headers.delete('Authorization');
    return ask(new Request(request, { headers, credentials: 'omit' }));
  };
  const answers = {
    'current-user': async () => Response.json(known),
    // What the visitor may read of the recipe is in the page already.
    'recipes/*': async () => Response.json({ recipe: { isLocked: true } }),
    /** Whoever has a plan may write, also a free one. */
    comments: async (request) => {
      const answer = await askAsStranger(request);
      if (!answer.ok) return answer;
      return Response.json({ ...(await answer.json()), canComment: true });
    },
  };
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const [, call = ''] =
      /^\/api\/v1\/site\/[^/]+\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
    const name = call.replace(/^recipes\/[^/]+$/, 'recipes/*');
    const isAnswered = known !== null && request.method === 'GET' && Object.hasOwn(answers, name);
    return isAnswered ? answers[name](request) : askAsStranger(request);
  };
})();
