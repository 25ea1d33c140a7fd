import { NetworkError } from '#api/network-error.ts';
import { call } from '../network/connection.ts';
import { askServer } from '../network/reload.ts';

/**
 * The code of an action, which comes when somebody first needs it. Browsers remember that a module
 * did not come and never ask for it again on the same page, so the server is asked first. Where it
 * does not answer this fails as a call does, and may be tried again.
 */
export function codeLater<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let coming: Promise<Code> | null = null;
  const fetchCode = async () => {
    try {
      await call(askServer);
      return await load();
    } catch (error) {
      coming = null;
      throw error instanceof TypeError
        ? new NetworkError('The code did not come', { cause: error })
        : error;
    }
  };
  return () => {
    coming ??= fetchCode();
    return coming;
  };
}
