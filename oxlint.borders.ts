import type { OxlintOverride } from 'oxlint';

/** Who may import whom: one entry a folder. Where two name a file, the later one counts. */
export function borders(): OxlintOverride[] {
  return [
    border(['src/**', 'functions/**'], [compositionRoot, testing]),
    border(['scripts/**', 'bench/**', 'e2e/**'], [compositionRoot]),
    ...pageBorders(),
    ...functionBorders(),
    gateway('*', []),
    gateway('{payments,stripe}*', ['stripe']),
    gateway('mail*', ['worker-mailer', 'react', '@react-email']),
    gateway('astro-printer', ['astro']),
    border(['**/*.test.{ts,tsx}', 'functions/testing/**'], []),
  ];
}

function pageBorders(): OxlintOverride[] {
  return [
    border(
      ['src/domain/**'],
      only(
        'domain imports only domain (and the types of schema-dts).',
        ['#domain/**'],
        ['schema-dts'],
      ),
    ),
    border(['src/contract/**'], only('contract imports domain and zod.', ['#domain/**', 'zod'])),
    border(['src/content/**'], only(contentRule, contentValues, contentTypes)),
    border(
      ['src/content/source.ts'],
      only(contentRule, [...contentValues, '#functions/repositories/**'], contentTypes),
    ),
    border(
      ['src/components/**', 'src/layouts/**'],
      [noPackages(viewRule, viewPackages), ...areas(viewRule, viewValues, ['#content/**'])],
    ),
    border(
      ['src/pages/**'],
      [noPackages(viewRule, viewPackages), ...areas(viewRule, [...viewValues, '#content/**'])],
    ),
    border(
      ['src/ui/**'],
      [noPackages(uiRule, [...viewPackages, 'astro']), ...areas(uiRule, ['#ui/**', '#styles/**'])],
    ),
    border(['src/islands/**'], island),
    border(['src/islands/*/*'], [{ regex: up(1), message: twoIslands }, ...island]),
    border(['src/islands/*/*/*'], [{ regex: up(2), message: twoIslands }, ...island]),
    border(
      ['src/stores/**'],
      only('stores import api, domain, contract and nanostores.', [
        '#api/**',
        '#domain/**',
        '#contract/**',
        'nanostores',
        '@nanostores/**',
      ]),
    ),
    border(
      ['src/api/**'],
      only(apiRule, ['#contract/**', 'hono/client'], ['#functions/app.ts', 'hono/**']),
    ),
  ];
}

function functionBorders(): OxlintOverride[] {
  return [
    border(
      ['functions/*', 'functions/http/**'],
      [compositionRoot, testing, { regex: browserCode, message: functionsRule }],
    ),
    { files: ['functions/worker.ts'], rules: { 'no-restricted-imports': 'off' } },
    border(
      ['functions/routes/**'],
      only('routes import http, services and contract: validate, call, answer.', [
        '#functions/http/**',
        '#functions/services/**',
        '#contract/**',
        'hono',
        'hono/**',
        'hono-openapi',
      ]),
    ),
    border(
      ['functions/services/**'],
      [
        noPackages(servicesRule, ['hono', 'drizzle-orm', '@libsql', 'cloudflare:', ...vendors]),
        ...areas(servicesRule, serviceValues, [
          '#functions/gateways/**',
          '#functions/http/context.ts',
        ]),
      ],
    ),
    border(
      ['functions/repositories/**'],
      only('repositories import db, domain and Drizzle.', [
        '#functions/db/**',
        '#domain/**',
        'drizzle-orm',
        'drizzle-orm/**',
      ]),
    ),
    border(
      ['functions/db/**'],
      only('db imports domain, Drizzle and the database drivers.', [
        '#domain/**',
        'drizzle-orm',
        'drizzle-orm/**',
        '@libsql/client',
        '@libsql/client/**',
      ]),
    ),
  ];
}

type Pattern = { message: string; allowTypeImports?: boolean } & (
  | { group: string[] }
  | { regex: string }
);

const vendors = ['stripe', 'worker-mailer', 'react', '@react-email', 'astro'];
const serverPackages = ['hono', 'drizzle-orm', '@libsql', 'stripe', 'cloudflare:', 'node:'];
const viewPackages = [...serverPackages, 'zod', 'nanostores', '@nanostores'];

const contentRule =
  'content imports domain, types of contract and #contract/messages.ts; source.ts alone reads repositories.';
const contentValues = ['#domain/**', '#contract/messages.ts', '@astrojs/rss'];
const contentTypes = ['#contract/**', 'schema-dts'];

const viewRule =
  'components, layouts and pages import domain, components, layouts, islands, ui and #contract/messages.ts; content is for pages (its types for all); never stores, api, db.';
const viewValues = [
  '#contract/messages.ts',
  '#domain/**',
  '#components/**',
  '#layouts/**',
  '#islands/**',
  '#ui/**',
  '#styles/**',
  '#themes/**',
];

const uiRule = 'ui knows React and its widget libraries only.';
const apiRule = "api imports contract and Hono's client, and types of functions/app.ts.";

const islandRule =
  'islands import ui, stores, domain, types of contract and #contract/messages.ts; never api.';
const islandValues = ['#ui/**', '#stores/**', '#domain/**', '#styles/**', '#contract/messages.ts'];
const island = [
  noPackages(islandRule, [...serverPackages, 'astro']),
  ...areas(islandRule, islandValues, ['#contract/**']),
];
const twoIslands = 'Islands never import each other: shared state is a store, a shared widget ui.';

const functionsRule = 'functions know nothing of what the pages are made of.';
const browserCode = '^#(content|components|layouts|islands|ui|stores|api|styles|themes)/';
const servicesRule =
  'services import repositories, domain, contract and types of gateways and of the context; never Hono, Drizzle, cloudflare: or a vendor.';
const serviceValues = ['#functions/repositories/**', '#domain/**', '#contract/**'];

const between: Pattern = {
  regex: String.raw`^(\.\./)+((src|functions|domain|contract|content|components|layouts|pages|islands|ui|stores|api|styles|themes|http|routes|services|repositories|db|gateways|testing)/|(worker|app)\.ts$)`,
  message: 'Between areas the import is #area/file.ts; inside an area it is relative.',
};
const compositionRoot: Pattern = {
  regex: String.raw`^(#functions|\.)/worker\.ts$`,
  message: 'Nothing imports the composition root.',
};
const testing: Pattern = {
  regex: '^#functions/testing/',
  message: 'Test factories and fakes stay out of the product.',
};

function border(files: string[], patterns: Pattern[]): OxlintOverride {
  return {
    files,
    rules: { 'no-restricted-imports': ['error', { patterns: [between, ...patterns] }] },
  };
}

/** A gateway knows domain and the one vendor it stands for. */
function gateway(name: string, own: string[]): OxlintOverride {
  const rule = 'A gateway imports domain and its own vendor only.';
  const refused = ['hono', 'drizzle-orm', '@libsql', ...vendors].filter(
    (pkg) => !own.includes(pkg),
  );
  return border(
    [`functions/gateways/${name}`, `functions/gateways/${name}.*`, `functions/gateways/${name}/**`],
    [noPackages(rule, refused), ...areas(rule, ['#domain/**'])],
  );
}

/** Refuses everything but `values`, and but `types` for type imports; packages included. */
function only(message: string, values: string[], types: string[] = []): Pattern[] {
  return allowed('**', message, [values, types]);
}

/** Like `only` for areas, while packages stay open. */
function areas(message: string, values: string[], types: string[] = []): Pattern[] {
  return allowed('#*/**', message, [values, types]);
}

// An import that one pattern lets through by a negation is not tested by the next,
// so the pattern that lets fewer through stands first.
function allowed(
  refused: string,
  message: string,
  [values, types]: [string[], string[]],
): Pattern[] {
  const except = (paths: string[]) =>
    [refused, './**', '../**', ...paths].map((path, index) => (index === 0 ? path : `!${path}`));
  const first = { group: except(values), message };
  return types.length === 0
    ? [first]
    : [
        { ...first, allowTypeImports: true },
        { group: except([...values, ...types]), message },
      ];
}

function noPackages(message: string, names: string[]): Pattern {
  return { regex: `^(${names.join('|')})`, message };
}

function up(folders: number): string {
  return String.raw`^(\.\./){${folders}}`;
}
