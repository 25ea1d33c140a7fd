import { ApiError } from './api-error.ts';
import { readAuthToken } from './auth-token.ts';
import { NetworkError } from './network-error.ts';

/** A fetch that carries the visitor's token and throws every answer that is not OK. */
export async function send(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const token = readAuthToken();
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const response = await ask(input, { ...init, headers, credentials: 'include' });
  if (response.ok) return response;
  throw new ApiError(response.status, await bodyOf(response), retryAfterSeconds(response));
}

async function ask(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NetworkError('The API did not answer', { cause: error });
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    // Something between here and the API answered in its own words.
    return null;
  }
}

function retryAfterSeconds({ headers }: Response): number | null {
  const seconds = Number.parseInt(headers.get('Retry-After') ?? '', 10);
  return Number.isNaN(seconds) ? null : seconds;
}
