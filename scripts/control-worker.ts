import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** What a script asks of the local runtime. */
type Query = { sql: string; params: unknown[] };
type Call =
  | { database: string; queries: Query[]; shape: 'objects' | 'arrays' }
  | { cron: string }
  | { mail: ArrivingMail };

/** Mail that comes to an address of the platform's, as it is on the wire. */
export type ArrivingMail = { to: string; raw: string };

export type ControlClient = {
  /** A D1 binding of the control Worker, by its name. */
  database: (binding?: string) => D1Database;
  /** Runs the cron of the platform now. */
  runCron: () => Promise<void>;
  /** Brings mail to the platform, as Email Routing does. */
  receiveMail: (mail: ArrivingMail) => Promise<void>;
};

export const controlName = 'larder-control';

/** Known to this process and to the runtimes that it starts. */
const secret = randomBytes(32).toString('hex');

/** Each call is one request, so that no call depends on the connection of another. */
const script = `
export default {
  async fetch(request, env) {
    if (request.headers.get('Authorization') !== env.CONTROL_SECRET) {
      return new Response(null, { status: 401 });
    }
    try {
      return Response.json({ answer: await answerTo(await request.json(), env) });
    } catch ({ message, cause }) {
      return Response.json({ error: message, cause: cause?.message });
    }
  },
};

async function answerTo({ cron, mail, database, queries, shape }, env) {
  if (cron) return await env.PLATFORM.scheduled({ cron, scheduledTime: new Date() });
  if (mail) {
    const raw = new Response(mail.raw).body;
    const rawSize = mail.raw.length;
    return await env.PLATFORM.email({ from: '', to: mail.to, raw, rawSize, headers: new Headers() });
  }
  const binding = env[database];
  const statements = queries.map(({ sql, params }) => binding.prepare(sql).bind(...params));
  return shape === 'arrays' ? await statements[0].raw() : await binding.batch(statements);
}
`;

/** The Worker beside the platform's that scripts and tests reach its databases through. */
export const controlWorker = {
  name: controlName,
  modules: true,
  script,
  compatibilityDate: '2026-10-01',
  // What lets a Worker call the cron of another.
  compatibilityFlags: ['service_binding_extra_handlers'],
  bindings: { CONTROL_SECRET: secret },
  unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
};

type Runtime = { unsafeGetDirectURL: (worker: string) => Promise<URL> };

/**
 * Calls the control Worker. The proxy of Miniflare blocks the event loop several times for a query,
 * long enough on a busy machine for the runtime to close the connections it keeps; here every call
 * opens its own, and none has to be repeated.
 */
export function controlClient(runtime: Runtime): ControlClient {
  const call: Send = async (sent, answer) =>
    answer.parse(await ask(await runtime.unsafeGetDirectURL(controlName), sent));
  return {
    database: (binding = 'DB') => databaseOf(call, binding),
    runCron: async () => {
      await call({ cron: '* * * * *' }, z.unknown());
    },
    receiveMail: async (mail) => {
      await call({ mail }, z.unknown());
    },
  };
}

type Send = <Answer>(call: Call, answer: z.ZodType<Answer>) => Promise<Answer>;

const answered = z.object({
  answer: z.unknown().optional(),
  error: z.string().optional(),
  cause: z.string().optional(),
});
const arrays = z.array(z.array(z.unknown()));
const results = z.array(
  z.looseObject({
    success: z.boolean(),
    results: z.array(z.record(z.string(), z.unknown())),
    meta: z.looseObject({ changes: z.number() }),
  }),
);

async function ask(address: URL, sent: Call): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { Authorization: secret, Connection: 'close' },
    body: JSON.stringify(sent),
  });
  const { answer, error, cause } = answered.parse(await response.json());
  if (error !== undefined) throw new Error(error, { cause: cause && new Error(cause) });
  return answer;
}

/** As much of D1's interface as Drizzle and the scripts use. */
function databaseOf(call: Send, database: string): D1Database {
  const batch = (statements: Statement[]) => {
    const queries = statements.map(({ sql, params }) => ({ sql, params }));
    return call({ database, queries, shape: 'objects' }, results);
  };
  const prepare = (sql: string, params: unknown[] = []): Statement => {
    const all = async () => (await batch([statement]))[0];
    const statement: Statement = {
      sql,
      params,
      bind: (...bound) => prepare(sql, bound.map(bindable)),
      all,
      run: all,
      raw: () => call({ database, queries: [{ sql, params }], shape: 'arrays' }, arrays),
      first: async (column) => {
        const row = (await all())?.results[0];
        return (column === undefined ? row : row?.[column]) ?? null;
      },
    };
    return statement;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what answers is D1 itself; sessions, dumps and several statements in one text are left out
  return { batch, prepare: (sql: string) => prepare(sql) } as unknown as D1Database;
}

type Statement = Query & {
  bind: (...params: unknown[]) => Statement;
  all: () => Promise<z.output<typeof results>[number] | undefined>;
  run: Statement['all'];
  raw: () => Promise<unknown[][]>;
  first: (column?: string) => Promise<unknown>;
};

/** JSON would turn into null what D1 refuses. */
function bindable(value: unknown): unknown {
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  if (!isPlain) throw new TypeError(`D1 over JSON binds no ${typeof value}`);
  return value;
}
