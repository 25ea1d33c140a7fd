import { spawnSync } from 'node:child_process';
import { toolEnvironment } from './tool-environment.ts';

const [name, ...args] = process.argv.slice(2);
if (name === undefined) throw new Error('Name a tool to run: node scripts/tool.ts astro build');

const { status, error } = spawnSync(name, args, { stdio: 'inherit', env: toolEnvironment });
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
