import { readdirSync, readFileSync } from 'node:fs';

export type Sample = { atMs: number; megabytes: number };
export type MemorySamples = { samples: Sample[]; stop: () => void };

const everyMs = 1000;

/** Notes every second what the workerd of this process takes; nothing where there is no /proc. */
export function sampleMemory(): MemorySamples {
  const samples: Sample[] = [];
  const id = runtimeId();
  if (id === undefined) return { samples, stop: () => undefined };
  const timer = setInterval(() => {
    const kilobytes = Number(statusOf(id).get('VmRSS')?.split(' ')[0]);
    samples.push({ atMs: performance.now(), megabytes: kilobytes / 1024 });
  }, everyMs);
  return { samples, stop: () => clearInterval(timer) };
}

/** MB a minute, by least squares. */
export function slopeOf(samples: readonly Sample[]): number {
  const meanOf = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const minutes = samples.map(({ atMs }) => atMs / 60_000);
  const megabytes = samples.map((sample) => sample.megabytes);
  const [middle, mean] = [meanOf(minutes), meanOf(megabytes)];
  const rise = meanOf(minutes.map((at, index) => (at - middle) * ((megabytes[index] ?? 0) - mean)));
  return rise / meanOf(minutes.map((at) => (at - middle) ** 2));
}

function runtimeId(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  return readdirSync('/proc').find((id) => {
    if (!/^\d+$/.test(id)) return false;
    const status = statusOf(id);
    return status.get('Name') === 'workerd' && status.get('PPid') === String(process.pid);
  });
}

/** Of a process that has ended meanwhile nothing is known. */
function statusOf(id: string): Map<string, string> {
  try {
    const lines = readFileSync(`/proc/${id}/status`, 'utf8').split('\n');
    return new Map(
      lines.map((line) => [line.split(':')[0] ?? '', line.split(':')[1]?.trim() ?? '']),
    );
  } catch {
    return new Map();
  }
}
