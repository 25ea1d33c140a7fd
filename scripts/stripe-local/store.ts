import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { type Ledger, newLedger } from './ledger.ts';

/** A ledger as a text, so that what was bought is still there after a restart. */
function written(ledger: Ledger): string {
  const { realNow: _, ...rest } = ledger;
  return JSON.stringify(rest, (_key, value: unknown) =>
    value instanceof Map ? { map: [...value] } : value,
  );
}

function read(text: string, realNow: () => number): Ledger {
  const kept: unknown = JSON.parse(text, (_key, value: unknown) =>
    isMap(value) ? new Map(value.map) : value,
  );
  // A file from before answers were kept has none.
  return { answers: new Map(), ...ours.parse(kept), realNow };
}

/** Written by nobody but this module. */
const ours = z.custom<Omit<Ledger, 'realNow' | 'answers'> & Partial<Pick<Ledger, 'answers'>>>(
  (kept) => typeof kept === 'object' && kept !== null && 'accounts' in kept && 'books' in kept,
);

const isMap = (value: unknown): value is { map: [string, unknown][] } =>
  typeof value === 'object' && value !== null && 'map' in value && Array.isArray(value.map);

type Clock = () => number;

/** What a file keeps, or an empty ledger where there is none yet. */
export async function readLedger(path: string, realNow: Clock, run: string): Promise<Ledger> {
  try {
    return read(await readFile(path, 'utf8'), realNow);
  } catch (error) {
    const isNew = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isNew) throw error;
    return newLedger(realNow, run);
  }
}

let writing = Promise.resolve();

/** Never leaves half a file: one is written at a time, each as the ledger is when its turn comes. */
export function writeLedger(path: string, ledger: Ledger): Promise<void> {
  const turn = writing.then(() => write(path, ledger));
  // Whoever asked is told of a failure; the next one writes all the same.
  writing = turn.catch(() => undefined);
  return turn;
}

async function write(path: string, ledger: Ledger): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, written(ledger));
  await rename(`${path}.new`, path);
}
