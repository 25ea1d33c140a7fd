import { readAuthToken } from '#api/auth-token.ts';

/** What was not answered by then is asked for as usual, and what was is out of date. */
const keptMs = 15_000;

export type Ahead<Answer> = {
  begin: () => void;
  /** The answer, once; null where it did not come, and is asked for by a call that tells why. */
  take: () => Promise<Answer | null>;
};

type Asked<Answer> = { token: string; path: string; at: number; answer: Promise<Answer | null> };

/**
 * What a screen asks for as it loads, beside the account: by its address and its session, before it
 * is known who is here. A page that is rendered in advance asks when somebody looks at it.
 */
export function askedAhead<Answer>(ask: () => Promise<Answer | null>): Ahead<Answer> {
  let asked: Asked<Answer> | null = null;
  return {
    begin() {
      const token = readAuthToken();
      const isPrepared = 'prerendering' in document && document.prerendering === true;
      if (token === null || isPrepared) return;
      const answer = Promise.race([ask(), after(keptMs)]).catch(() => null);
      asked = { token, path: globalThis.location.pathname, at: performance.now(), answer };
    },
    async take() {
      const own = asked;
      asked = null;
      return own && isOfNow(own) ? await own.answer : null;
    },
  };
}

const isOfNow = ({ token, path, at }: Asked<unknown>): boolean =>
  token === readAuthToken() &&
  path === globalThis.location.pathname &&
  performance.now() - at < keptMs;

const after = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
