import { send } from '#api/send.ts';

/** Throws where nobody answers who could send the page, or a part of its code. */
export async function askServer(signal?: AbortSignal): Promise<void> {
  const { pathname } = globalThis.location;
  await send(pathname, { method: 'HEAD', cache: 'no-store', ...(signal && { signal }) });
}

/** Loads the page again; false, and nothing is left, where nobody would answer. */
export async function reloadIfReached(): Promise<boolean> {
  try {
    await askServer();
    globalThis.location.reload();
    return true;
  } catch {
    return false;
  }
}
