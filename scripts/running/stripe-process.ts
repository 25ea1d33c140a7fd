import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort, isPortFree } from './port.ts';

/** What the Worker is told of Stripe, in the names of its environment. */
export type StripeBindings = Record<string, string>;

export type RunningStripe = {
  bindings: StripeBindings;
  /** Where its clock is moved; null for Stripe itself. */
  address: string | null;
  stop: () => Promise<void>;
};

type Asked = {
  /** Of the platform that is told what happens. */
  port: number;
  /** How the platform is called there, where that is another name than by its port. */
  hooksHost?: string;
  statePath: string;
};

const script = join(import.meta.dirname, '../stripe-local.ts');
const own = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
] as const;
const portDistance = 1000;
const feePercent = '5';
const appPriceCents = '1500';

/** Stripe with the keys of the environment, or what stands in for it in a process of its own. */
export async function startStripe(
  asked: Asked,
  environment: NodeJS.ProcessEnv,
): Promise<RunningStripe> {
  const keys = own.map((name) => [name, environment[name] ?? ''] as const);
  const APPLICATION_FEE_PERCENT = environment['APPLICATION_FEE_PERCENT'] ?? feePercent;
  const APP_PRICE_CENTS = environment['APP_PRICE_CENTS'] ?? appPriceCents;
  if (keys.every(([, value]) => value !== '')) {
    const bindings = { ...Object.fromEntries(keys), APPLICATION_FEE_PERCENT, APP_PRICE_CENTS };
    return { bindings, address: null, stop: () => Promise.resolve() };
  }
  const { process: child, address } = await startStandIn(asked);
  return {
    bindings: {
      STRIPE_SECRET_KEY: 'sk_test_larder',
      STRIPE_WEBHOOK_SECRET: 'whsec_platform',
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_connect',
      STRIPE_API: address,
      APPLICATION_FEE_PERCENT,
      APP_PRICE_CENTS,
    },
    address,
    stop: () => ended(child),
  };
}

async function startStandIn({ port, hooksHost, statePath }: Asked) {
  const wanted = port + portDistance;
  // The same port after a restart, for the addresses of purchases that were begun.
  const ownPort = (await isPortFree(wanted)) ? wanted : await findFreePort();
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      STRIPE_PORT: String(ownPort),
      STRIPE_STATE: join(statePath, 'stripe-local.json'),
      STRIPE_HOOKS: `http://127.0.0.1:${port}/api/v1/payment-events`,
      STRIPE_HOOKS_HOST: hooksHost ?? `localhost:${port}`,
    },
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('What stands in for Stripe did not start.');
    }),
  ]);
  // It ends with this process, and keeps it from ending never.
  child.unref();
  child.channel?.unref();
  return { process: child, address: `http://localhost:${ownPort}` };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
