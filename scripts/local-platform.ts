import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4MiniflareOptions,
} from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { type ControlClient, controlClient, controlWorker } from './control-worker.ts';
import { codePicture } from './running/picture-coder.ts';
import { clientFilesScript } from './running/client-files.ts';

const root = join(import.meta.dirname, '..');
const serverFolder = join(root, 'dist/server');

export type PlatformOptions = {
  port: number;
  /** The port in the addresses of pages, where visitors reach the platform by another one. */
  publicPort?: number;
  /** Where databases, pages and pictures are kept between starts; memory only without it. */
  statePath?: string;
  isVerbose?: boolean;
  /** How many times the usual limits a client has: here all clients are one. */
  rateLimitFactor?: number;
  /** Whether pictures come as AVIF, as in production. */
  makesAvif?: boolean;
  /** Asked for the records of domains; without it every domain counts at once. */
  dnsResolver?: string;
  /** Fetches pages and pictures of other sites; without it the Worker does so itself. */
  pageProxy?: string;
  /** Where payments are made, in the names of the Worker's environment; without it nothing is sold. */
  stripe?: Record<string, string>;
  /** How mail leaves and comes back, in the names of the Worker's environment; kept in the outbox without it. */
  mail?: Record<string, string>;
  /** Whether an inspector can be led to the Workers (`miniflare.getInspectorURL`). */
  isInspected?: boolean;
  /** Brings the database up to date while nothing of the platform answers yet. */
  prepare?: (database: D1Database) => Promise<unknown>;
};

const localRateLimitFactor = 100;
const platformName = 'larder';
const clientFiles = 'larder-client-files';

export type LocalPlatform = {
  miniflare: Miniflare;
  port: number;
  database: D1Database;
  media: R2Bucket;
  pages: R2Bucket;
  /** Runs the cron of the Worker now. */
  runCron: () => Promise<void>;
  /** Brings mail to the platform, as Email Routing does. */
  receiveMail: ControlClient['receiveMail'];
  stop: () => Promise<void>;
};

/** Runs the built Worker in workerd with local databases, buckets, queues and images. */
export async function startPlatform(options: PlatformOptions): Promise<LocalPlatform> {
  const { port, prepare } = options;
  const [platform, files, control] = workersOf(options);
  const all = runtimeOptions(options, [platform, files, control]);
  const alone = runtimeOptions(options, [withoutPlatform(control)]);
  const miniflare = new Miniflare(prepare ? alone : all);
  const { database, runCron, receiveMail } = controlClient(miniflare);
  try {
    await miniflare.ready;
    if (prepare) {
      await prepare(database());
      await miniflare.setOptions(all);
    }
    return {
      miniflare,
      port,
      database: database(),
      media: bucketOf(await miniflare.getR2Bucket('MEDIA')),
      pages: bucketOf(await miniflare.getR2Bucket('PAGES')),
      runCron,
      receiveMail,
      stop: () => miniflare.dispose(),
    };
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
}

function runtimeOptions(
  { statePath, isInspected, isVerbose = false }: PlatformOptions,
  workers: WorkerOptions[],
) {
  return convertV4MiniflareOptions({
    workers,
    // The entry socket is not used: a direct one skips a proxy and doubles the speed.
    host: '127.0.0.1',
    port: 0,
    cf: false,
    ...(isInspected && { inspectorPort: 0 }),
    log: new Log(isVerbose ? LogLevel.INFO : LogLevel.ERROR),
    logRequests: false,
    handleStructuredLogs: (entry) => passOn(entry, isVerbose),
    ...(statePath && { resourcePersistencePath: statePath }),
  });
}

/** Of what the Worker says, only what went wrong is for everybody. */
function passOn({ level, message }: { level: string; message: string }, isVerbose: boolean): void {
  if (level === 'error' || level === 'warn') console.error(message);
  else if (isVerbose) console.log(message);
}

/** The same calls; only the types of headers are those of another library. */
function bucketOf(bucket: Awaited<ReturnType<Miniflare['getR2Bucket']>>): R2Bucket {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- said above
  return bucket as unknown as R2Bucket;
}

type WorkerOptions = Extract<V4MiniflareOptions, { workers: unknown[] }>['workers'][number];

type Configured = Pick<
  WorkerOptions,
  'assets' | 'serviceBindings' | 'compatibilityDate' | 'compatibilityFlags' | 'd1Databases'
>;

/**
 * The client files are a Worker of their own: beside them in one Worker every request to the
 * platform would first pass two others that choose between page and file.
 */
function workersOf(asked: PlatformOptions): [WorkerOptions, WorkerOptions, WorkerOptions] {
  const configured = unstable_getMiniflareWorkerOptions(join(serverFolder, 'wrangler.json'));
  // The build has bundled the modules already, so no rules say how to find them.
  const { modulesRules: _rules, ...known } = configured.workerOptions;
  const { assets, ...options }: Configured = known;
  const { compatibilityDate = '', compatibilityFlags = [] } = options;
  return [
    platformWorker(asked, options),
    {
      name: clientFiles,
      modules: true,
      script: clientFilesScript,
      compatibilityDate,
      compatibilityFlags,
      ...(assets && { assets }),
    },
    {
      ...controlWorker,
      ...(options.d1Databases && { d1Databases: options.d1Databases }),
      serviceBindings: { PLATFORM: platformName },
    },
  ];
}

/** The control Worker where there is no platform to call. */
function withoutPlatform({ serviceBindings: _platform, ...control }: WorkerOptions): WorkerOptions {
  return control;
}

function platformWorker(asked: PlatformOptions, options: Configured): WorkerOptions {
  const { port, publicPort = port, statePath, makesAvif, dnsResolver, pageProxy } = asked;
  const { rateLimitFactor = localRateLimitFactor, mail, stripe } = asked;
  return {
    ...options,
    name: platformName,
    rootPath: serverFolder,
    modulesRoot: serverFolder,
    modules: serverModules().map((path) => ({ type: 'ESModule', path })),
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
    serviceBindings: {
      ...options.serviceBindings,
      ASSETS: clientFiles,
      PICTURE_CODER: codePicture,
    },
    bindings: {
      PLATFORM_HOST: `localhost:${publicPort}`,
      SITE_SCHEME: 'http',
      EDGE_CACHE: 'off',
      AVIF: makesAvif ? 'on' : 'off',
      CLIENT_ADDRESS: '127.0.0.1',
      RATE_LIMIT_FACTOR: String(rateLimitFactor),
      UPLOAD_SECRET: localSecret(statePath, 'upload-secret'),
      MAIL_TRANSPORT: 'outbox',
      MAIL_FROM: 'larder@localhost',
      // What is tried on this machine leaves at once.
      WARM_UP: 'off',
      // Where no DNS is asked, an address of a cook's own counts at once.
      SENDER_SPF_INCLUDE: 'spf.localhost',
      SENDER_DKIM_SELECTOR: 'larder',
      SENDER_DKIM_TARGET: 'dkim.localhost',
      MAIL_SECRET: localSecret(statePath, 'mail-secret'),
      ...(dnsResolver !== undefined && { DNS_RESOLVER: dnsResolver }),
      ...(pageProxy !== undefined && { PAGE_PROXY: pageProxy }),
      ...mail,
      ...stripe,
    },
  };
}

/** The entry first, then every chunk. */
function serverModules(): string[] {
  const files = readdirSync(serverFolder, { recursive: true, encoding: 'utf8' });
  const chunks = files.filter((file) => file.endsWith('.mjs') && file !== 'entry.mjs');
  return ['entry.mjs', ...chunks];
}

/** Made once for each machine, so that the addresses it signs survive a restart. */
function localSecret(statePath: string | undefined, name: string): string {
  const fresh = randomBytes(32).toString('hex');
  if (!statePath) return fresh;
  const file = join(statePath, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(statePath, { recursive: true });
  writeFileSync(file, fresh, { mode: 0o600 });
  return fresh;
}
