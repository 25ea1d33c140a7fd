import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { stopSignal } from './running/stop-signal.ts';
import { readLedger, writeLedger } from './stripe-local/store.ts';
import { stripeLocal } from './stripe-local/stripe-local.ts';

const host = '127.0.0.1';
const port = Number(process.env['STRIPE_PORT'] ?? 4_343);
const path = process.env['STRIPE_STATE'] ?? '.wrangler/stripe-local.json';
const hooks = process.env['STRIPE_HOOKS'] ?? null;

const signal = stopSignal();
const run = Math.random().toString(36).slice(2, 8);
const ledger = await readLedger(path, () => Math.floor(Date.now() / 1_000), run);
const endpoint = (name: string) => hooks && { url: `${hooks}/${name}`, secret: `whsec_${name}` };

const stripe = stripeLocal({
  ledger,
  origin: `http://localhost:${port}`,
  endpoints: { platform: endpoint('platform') || null, connect: endpoint('connect') || null },
  post: async (url, { body, signature }) => {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    const { status } = await fetch(url, { method: 'POST', body, headers });
    return status;
  },
  keep: () => writeLedger(path, ledger),
});

const server = createServer((incoming, outgoing) => {
  void (async () => {
    const answer = await stripe.app.fetch(await requestOf(incoming));
    if (answer.type === 'error') return void outgoing.destroy();
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    return void outgoing.end(await answer.text());
  })();
});

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const body = method === 'POST' ? await text(incoming) : null;
  return new Request(new URL(url, `http://localhost:${port}`), {
    method,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    body,
  });
}

server.listen(port, host);
await once(server, 'listening');
console.log(`Stands in for Stripe on http://localhost:${port}, and keeps what it knows in ${path}`);
await once(signal, 'abort');
server.close();
