import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildWorker } from './bench-platform.ts';
import { type Figure, tableOf } from './figures.ts';
import { parts, partsOnDemand } from './parts.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string', multiple: true },
    misses: { type: 'boolean', default: false },
  },
});
const unknown = options.only?.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  throw new Error(`There is no part "${unknown}"; the parts are ${Object.keys(parts).join(', ')}`);
}
const figures: Figure[] = [];
await buildWorker();
for (const [name, load] of Object.entries(parts)) {
  if (options.only ? !options.only.includes(name) : partsOnDemand.includes(name)) continue;
  const measure = await load();
  const started = performance.now();
  const own: Figure[] = [];
  await measure((figure) => own.push(figure), { misses: options.misses });
  figures.push(...own);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${tableOf(own)}\n${name}: ${seconds} s\n`);
}
if (options.json) writeFileSync(options.json, `${JSON.stringify(figures.map(bare), null, 2)}\n`);

function bare({ id, value, unit }: Figure) {
  return { id, value, unit };
}
