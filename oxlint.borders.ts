import type { OxlintOverride } from 'oxlint';
import {
  adapterBorders,
  domainLetters,
  domainRule,
  fileParsers,
  keptLists,
  parsers,
  vendors,
} from './oxlint.vendors.ts';
import {
  areas,
  border,
  compositionRoot,
  noPackages,
  only,
  testing,
  typesAndMessages,
  typesOf,
  up,
} from './oxlint.patterns.ts';

/** Who may import whom: one entry a folder. Where two name a file, the later one counts. */
export function borders(): OxlintOverride[] {
  return [
    border(['src/**', 'functions/**'], [compositionRoot, testing]),
    border(['scripts/**', 'bench/**', 'e2e/**'], [compositionRoot]),
    ...pageBorders(),
    parsers,
    ...fileParsers,
    keptLists,
    domainLetters,
    ...kitchenBorders(),
    ...apiBorders(),
    ...backgroundBorders(),
    ...adapterBorders(),
    border(['**/*.test.{ts,tsx}', 'functions/testing/**', 'src/*/testing/**'], []),
  ];
}

function pageBorders(): OxlintOverride[] {
  return [
    border(
      ['src/domain/**'],
      [typesOf(domainRule, 'schema-dts'), only(domainRule, ['#domain/**', 'schema-dts'])],
    ),
    border(['src/contract/**'], [only('contract imports domain and zod.', ['#domain/**', 'zod'])]),
    border(['src/content/**'], [...contentTypes, only(contentRule, contentPaths)]),
    border(
      ['src/content/source.ts'],
      [...contentTypes, only(contentRule, [...contentPaths, '#functions/repositories/**'])],
    ),
    border(
      ['src/components/**', 'src/layouts/**'],
      [...view, typesOf(viewRule, '#content/'), areas(viewRule, viewPaths)],
    ),
    border(['src/pages/**'], [...view, areas(viewRule, viewPaths)]),
    border(
      ['src/ui/**'],
      [
        noPackages(uiRule, [...viewPackages, 'astro']),
        areas(uiRule, ['#ui/**', '#styles/**', '#contract/ui-messages.ts']),
      ],
    ),
    border(['src/islands/**'], island),
    border(['src/islands/{directives,runtime}.ts'], [areas(islandRule, [])]),
    border(
      ['src/islands/server-renderer.ts'],
      [noPackages(islandRule, serverPackages), typesOf(islandRule, 'astro'), areas(islandRule, [])],
    ),
    border(['src/islands/*/*'], [{ regex: up(1), message: twoIslands }, ...island]),
    border(['src/islands/*/*/*'], [{ regex: up(2), message: twoIslands }, ...island]),
    border(
      ['src/stores/**'],
      [only(storesRule, ['#api/**', '#domain/**', '#contract/**', 'nanostores', '@nanostores/**'])],
    ),
    // The one hook: what islands read stores by.
    border(['src/stores/use-value.ts'], [only(storesRule, ['nanostores', 'react'])]),
    border(
      ['src/api/**'],
      [
        typesOf(apiRule, '#functions/app.ts'),
        only(apiRule, ['#contract/**', '#domain/storage-keys.ts', '#functions/app.ts', 'hono/**']),
      ],
    ),
  ];
}

function kitchenBorders(): OxlintOverride[] {
  return [
    border(
      ['src/kitchen/**'],
      [
        noPackages(kitchenRule, [...serverPackages, 'astro']),
        { group: ['react'], importNames: ['lazy', 'Suspense'], message: laterRule },
        areas(kitchenRule, kitchenPaths),
      ],
    ),
  ];
}

function apiBorders(): OxlintOverride[] {
  return [
    border(
      ['functions/*', 'functions/http/**'],
      [compositionRoot, testing, { regex: browserCode, message: functionsRule }],
    ),
    border(['functions/worker/**'], [testing]),
    border(['functions/routes/**'], [only(routesRule, routesPaths)]),
    border(
      ['functions/services/**', 'functions/mail/{templates,delivery,newsletters}/**'],
      [...service, areas(servicesRule, servicesPaths)],
    ),
    border(['functions/crossings/**'], [...service, areas(servicesRule, crossingsPaths)]),
    border(['functions/repositories/**'], [only(repositoriesRule, repositoriesPaths)]),
    border(
      ['functions/repositories/publishing/**'],
      [
        typesOf(factsRule, '#content/facts.ts'),
        only(factsRule, [...repositoriesPaths, '#content/facts.ts']),
      ],
    ),
  ];
}

function backgroundBorders(): OxlintOverride[] {
  return [
    border(
      ['functions/jobs/**'],
      [noPackages(jobsRule, platformPackages), areas(jobsRule, jobsPaths)],
    ),
    border(
      ['functions/publisher/**'],
      [noPackages(publisherRule, platformPackages), areas(publisherRule, publisherPaths)],
    ),
    border(
      ['functions/archive/**'],
      [noPackages(archiveRule, platformPackages), areas(archiveRule, archivePaths)],
    ),
    border(
      ['functions/serving/**'],
      [
        noPackages(servingRule, platformPackages),
        areas(servingRule, [
          '#functions/db/**',
          '#functions/repositories/publishing/**',
          '#functions/repositories/platform/site-by-host.ts',
          '#functions/repositories/addresses/visited-addresses.ts',
          '#functions/adapters/**',
          '#domain/**',
        ]),
      ],
    ),
    border(['functions/db/**'], [only(dbRule, dbPaths)]),
  ];
}

const platformPackages = ['hono', 'drizzle-orm', '@libsql', 'cloudflare:', ...vendors];
const serverPackages = ['hono', 'drizzle-orm', '@libsql', 'stripe', 'cloudflare:', 'node:'];
const viewPackages = [...serverPackages, 'zod', 'nanostores', '@nanostores'];
const drizzle = ['drizzle-orm', 'drizzle-orm/**'];

const contentRule =
  'content imports domain, and of contract its types and messages; source.ts alone reads repositories.';
const contentPaths = ['#domain/**', '#contract/**', 'schema-dts', '@astrojs/rss'];
const contentTypes = [typesAndMessages(contentRule), typesOf(contentRule, 'schema-dts')];

const viewRule =
  'components, layouts and pages import domain, components, layouts, islands, the kitchen, ui and messages; content is for pages (its types for all); never stores, api, db.';
const viewPaths = [
  '#domain/**',
  '#contract/**/{messages,*-messages}.ts',
  '#content/**',
  '#components/**',
  '#layouts/**',
  '#islands/**',
  '#ui/**',
  '#styles/**',
  '#kitchen/**',
  '#themes/**',
];
const view = [noPackages(viewRule, viewPackages)];

const uiRule = 'ui knows React, its widget libraries and its own messages only.';
const storesRule = 'stores import api, domain, contract and nanostores.';
const apiRule =
  "api imports contract, the keys of storage and Hono's client, and types of functions/app.ts.";

const islandRule =
  'islands import ui, stores, domain, and of contract its types and messages; never api.';
const island = [
  noPackages(islandRule, [...serverPackages, 'astro']),
  typesAndMessages(islandRule),
  areas(islandRule, ['#ui/**', '#stores/**', '#domain/**', '#contract/**', '#styles/**']),
];
const kitchenRule =
  'the kitchen imports ui, stores, api, contract and domain, and libraries that visitors never load; no page, island or server.';
const laterRule =
  'code that comes later comes by shell/Later.tsx: without a network `lazy` takes the whole screen down.';
const kitchenPaths = [
  '#kitchen/**',
  '#ui/**',
  '#stores/**',
  '#api/**',
  '#domain/**',
  '#contract/**',
  '#styles/**',
];
const twoIslands = 'Islands never import each other: shared state is a store, a shared widget ui.';

const functionsRule = 'functions know nothing of what the pages are made of.';
const browserCode = '^#(content|components|layouts|islands|kitchen|ui|stores|api|styles|themes)/';

const routesRule =
  'routes import http, services, contract and the health of jobs: validate, call, answer.';
const routesPaths = [
  '#functions/http/**',
  '#functions/services/**',
  '#functions/jobs/health.ts',
  '#contract/**',
  'hono',
  'hono/**',
  'hono-openapi',
];

const servicesRule =
  'services import repositories, crossings, domain, contract and types of adapters and of the context; never Hono, Drizzle, cloudflare: or a vendor.';
const servicesPaths = [
  '#functions/{repositories,crossings,services,adapters}/**',
  '#functions/mail/{templates,delivery,newsletters,transports}/**',
  '#functions/http/context.ts',
  '#domain/**',
  '#contract/**',
];

const service = [
  noPackages(servicesRule, platformPackages),
  ...['adapters/', 'mail/transports/', 'http/context.ts'].map((path) =>
    typesOf(servicesRule, `#functions/${path}`),
  ),
];
const crossingsPaths = ['#functions/db/**', ...servicesPaths];

const repositoriesRule = 'repositories import db, domain and Drizzle.';
const repositoriesPaths = ['#functions/db/**', '#domain/**', ...drizzle];

const factsRule =
  'the facts that pages are made of are loaded here, in the types that content names; nothing else of content.';

const publisherRule =
  'the publisher imports repositories, content, domain, adapters and the one refusal of services.';
const publisherPaths = [
  '#functions/db/**',
  '#functions/repositories/**',
  '#functions/adapters/**',
  '#functions/services/service-error.ts',
  '#content/**',
  '#domain/**',
];

const archiveRule =
  'archives import repositories, content, domain, texts, adapters and the list of subscribers.';
const archivePaths = [
  '#functions/db/**',
  '#functions/repositories/**',
  '#functions/adapters/**',
  '#functions/services/mail/export-subscribers.ts',
  '#functions/services/service-error.ts',
  '#content/**',
  '#contract/archive/**',
  '#domain/**',
];

const jobsRule =
  'jobs import repositories, crossings, services, the publisher, the log and what letters need, and types of adapters; never Hono or a binding.';
const jobsPaths = [
  '#functions/{db,repositories,crossings,services,publisher,adapters}/**',
  '#functions/http/log.ts',
  '#functions/mail/delivery/letter-host.ts',
  '#contract/platform/**',
  '#domain/**',
];

const servingRule =
  'serving reads which site a host names, what is published and which old addresses lead to it: no other repository.';

const dbRule = 'db imports domain, Drizzle and the database drivers.';
const dbPaths = ['#domain/**', ...drizzle, '@libsql/client', '@libsql/client/**'];
