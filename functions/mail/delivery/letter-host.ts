import type { Adapters, Config } from '#functions/http/context.ts';

/** What letters need that no request asked for. */
export type LetterHost = {
  config: Config;
  adapters: Pick<Adapters, 'unsubscribes' | 'confirmations'>;
  newId: () => string;
};
