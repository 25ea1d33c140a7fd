import { z } from 'zod';

const lockedPackage = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  license: z.string().optional(),
  engines: z.unknown().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  libc: z.array(z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

const lockSchema = z.looseObject({ packages: z.record(z.string(), lockedPackage) });

export type LockFile = z.infer<typeof lockSchema>;
type LockedPackage = z.infer<typeof lockedPackage>;

/** Checks without copying, because a copy would lose the order of npm's fields. */
export const lockFile = z.custom<LockFile>((value) => lockSchema.safeParse(value).success);

const platformAtTheEnd =
  /[-/](aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-([a-z0-9]+)(?:-([a-z]+))?$/;

interface Missing {
  name: string;
  version: string;
  of: LockedPackage;
}

/** Optional packages that a locked package names and the lock does not hold. */
export function missingPackages({ packages }: LockFile): Missing[] {
  return Object.entries(packages).flatMap(([path, of]) =>
    Object.entries(of.optionalDependencies ?? {})
      .filter(([name]) => !foldersAbove(path).some((folder) => `${folder}${name}` in packages))
      .map(([name, version]) => ({ name, version, of })),
  );
}

/** Adds what is missing in place, sorted as npm sorts, and answers the names. */
export function completeLock(lock: LockFile): string[] {
  const missing = missingPackages(lock);
  for (const { name, version, of } of missing) {
    const { cpu, libc, os } = platformOf(name);
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu !== undefined && { cpu }),
      ...(of.dev === true && { dev: true }),
      ...(libc !== undefined && { libc }),
      ...(of.license !== undefined && { license: of.license }),
      optional: true,
      ...(os !== undefined && { os }),
      ...(of.engines !== undefined && { engines: of.engines }),
    };
  }
  const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  return missing.map(({ name }) => name);
}

/** The platform at the end of a native package's name: `binding-linux-x64-gnu`, `linux-arm64`. */
export function platformOf(name: string): Pick<LockedPackage, 'cpu' | 'libc' | 'os'> {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  const found = platformAtTheEnd.exec(name);
  const [, os, cpu, abi] = found ?? [];
  if (os === undefined || cpu === undefined) throw new Error(`${name} names no platform`);
  const libc = os === 'linux' ? { gnu: 'glibc', musl: 'musl' }[abi ?? ''] : undefined;
  return { cpu: [cpu], ...(libc !== undefined && { libc: [libc] }), os: [os] };
}

/** Where Node looks for what the package at a path imports, nearest first. */
function foldersAbove(path: string): string[] {
  if (path === '') return ['node_modules/'];
  const parent = path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0));
  return [`${path}/node_modules/`, ...foldersAbove(parent)];
}
