import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { completeLock, lockFile } from './lock-file.ts';

// npm leaves out of the lock what the registry it asks does not have for another platform,
// and from version 11 on `npm ci` refuses such a lock: run this after every `npm install`.
const path = resolve(import.meta.dirname, '../package-lock.json');
const lock = lockFile.parse(JSON.parse(readFileSync(path, 'utf8')));
const added = completeLock(lock);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} packages of other platforms added to package-lock.json`);
