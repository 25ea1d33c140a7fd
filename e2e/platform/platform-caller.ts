import { z } from 'zod';
import { httpClient } from '../http.ts';

const session = z.looseObject({ authToken: z.string() });

type Sent = { token?: string; body?: object };

/** Calls of a platform on this machine as its own pages make them: "POST /api/v1/…", and the answer. */
export function platformCaller(port: number) {
  const client = httpClient(port);
  const host = `localhost:${port}`;
  const call = async (line: string, { token, body }: Sent = {}): Promise<unknown> => {
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
  return {
    client,
    host,
    call,
    /** Somebody new, in by the code of the mail; `codeOf` finds it once the mail is sent. */
    signUp: async (email: string, codeOf: () => Promise<string | undefined>): Promise<string> => {
      await call('POST /api/v1/manage/sign-up', { body: { email } });
      const code = await codeOf();
      const claimed = await call('POST /api/v1/manage/sign-in-codes', { body: { email, code } });
      return session.parse(claimed).authToken;
    },
  };
}

/** The code that a mail tells on a line of its own. */
export const codeIn = (text: string): string | undefined => /^\d{6}$/m.exec(text)?.[0];
