import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { completeLock, lockFile, missingPackages, platformOf } from './lock-file.ts';

const locked = lockFile.parse(
  JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')),
);

describe('The lock file', () => {
  test('holds the native packages of every platform, as npm ci demands', () => {
    expect(missingPackages(locked).map(({ name }) => name)).toEqual([]);
  });

  test('names no download address', () => {
    expect(Object.values(locked.packages).filter((entry) => 'resolved' in entry)).toEqual([]);
  });
});

describe('Completing a lock file', () => {
  const tool = {
    version: '2.0.0',
    dev: true,
    license: 'MIT',
    optionalDependencies: { '@tool/linux-x64-musl': '2.0.0', '@tool/win32-x64': '2.0.0' },
  };

  test('adds the missing package with the platform its name tells', () => {
    const lock = {
      packages: { '': {}, 'node_modules/@tool/win32-x64': {}, 'node_modules/tool': tool },
    };
    expect(completeLock(lock)).toEqual(['@tool/linux-x64-musl']);
    expect(lock.packages).toHaveProperty('node_modules/@tool/linux-x64-musl', {
      version: '2.0.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      license: 'MIT',
      optional: true,
      os: ['linux'],
    });
  });

  test('finds a package beside the one that names it', () => {
    const nested = 'node_modules/parent/node_modules/tool';
    const lock = {
      packages: {
        'node_modules/@tool/win32-x64': {},
        [`${nested}/node_modules/@tool/linux-x64-musl`]: {},
        [nested]: tool,
      },
    };
    expect(missingPackages(lock)).toEqual([]);
  });

  test('changes nothing in a complete lock', () => {
    const copy = structuredClone(locked);
    expect(completeLock(copy)).toEqual([]);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(locked));
  });

  test.each(
    Object.entries(locked.packages)
      .filter(([path]) => /^node_modules\/@rolldown\/binding-[^/]+$/.test(path))
      .map(([path, { os, cpu, libc }]) => [path, { os, cpu, libc }] as const),
  )('reads the platform of %s', (path, platform) => {
    expect(platformOf(path)).toEqual(platform);
  });
});
