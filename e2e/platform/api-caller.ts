import type { HttpClient } from '../http.ts';

type Sent = { token?: string; body?: object };

/** Calls the API of a platform as its own pages do, by "METHOD path"; throws with what a refusal says. */
export const apiCaller =
  (client: HttpClient, host: string) =>
  async (line: string, { token, body }: Sent = {}): Promise<unknown> => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const { status, text } = await client.ask({
      host,
      method,
      path,
      headers: {
        'Content-Type': 'application/json',
        Origin: `http://${host}`,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (status >= 400) throw new Error(`${line}: ${status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
