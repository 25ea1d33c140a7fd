import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findChromium } from './chromium.ts';

const args = [
  // Chromium refuses its sandbox to root, which is who runs in most containers.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  // Every host is this machine: custom domains can be tried, and nothing else can be reached.
  '--host-resolver-rules=MAP * 127.0.0.1',
];

export async function launchBrowser(...furtherArgs: string[]): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({ executablePath, args: [...args, ...furtherArgs], env });
}
