import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { stopSignal } from './running/stop-signal.ts';
import { readLedger, writeLedger } from './stripe-local/store.ts';
import { stripeLocal } from './stripe-local/stripe-local.ts';

const host = '127.0.0.1';
const port = Number(process.env['STRIPE_PORT'] ?? 4_343);
const path = process.env['STRIPE_STATE'] ?? '.wrangler/stripe-local.json';
const hooks = process.env['STRIPE_HOOKS'] ?? null;
/** The name by which the platform knows itself, where it is not that of the address. */
const hooksHost = process.env['STRIPE_HOOKS_HOST'];

const signal = stopSignal();
const run = Math.random().toString(36).slice(2, 8);
const ledger = await readLedger(path, () => Math.floor(Date.now() / 1_000), run);
const endpoint = (name: string) => hooks && { url: `${hooks}/${name}`, secret: `whsec_${name}` };

const stripe = stripeLocal({
  ledger,
  origin: `http://localhost:${port}`,
  endpoints: { platform: endpoint('platform') || null, connect: endpoint('connect') || null },
  post,
  keep: () => writeLedger(path, ledger),
});

/** `fetch` sends no Host of one's own. */
async function post(url: string, { body, signature }: { body: string; signature: string }) {
  const sent = request(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Stripe-Signature': signature,
      ...(hooksHost !== undefined && { Host: hooksHost }),
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  sent.end(body);
  const answer = await answered;
  answer.resume();
  return answer.statusCode ?? 0;
}

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
process.send?.('listening');
// Without whoever started it, nobody would stop it.
process.on('disconnect', () => process.exit());
console.log(`Stands in for Stripe on http://localhost:${port}, and keeps what it knows in ${path}`);
await once(signal, 'abort');
server.close();
// The channel to whoever started it would keep the process for as long as they live.
if (process.connected) process.disconnect();
