import { createHash } from 'node:crypto';
import { documentOf, type StoredDocument } from '#content/documents.ts';
import type { PageFacts } from '#content/facts.ts';
import type { PageFailure, PageRef } from '#domain/publishing.ts';
import { anonymous, isLocked } from '#domain/recipe-access.ts';
import {
  listStandingHashes,
  type PageWithBody,
  type ShownPages,
} from '#functions/repositories/publishing/stored-pages.ts';
import { loadPageFacts } from '#functions/repositories/publishing/page-facts.ts';
import type { Build } from '#functions/repositories/publishing/builds.ts';
import { goneRow, type PageRow, type Stage } from '#functions/repositories/publishing/staging.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { bodyDigest, compressBody, joinBytes, type PageBody, pageBody } from './page-body.ts';
import type { PublisherPorts } from './ports.ts';

/** Visitors whom the same process serves wait no longer than so many pages take. */
const pagesBetweenPauses = 20;
const maxReasonLength = 300;

export type Rendered = {
  stage: Stage;
  failures: PageFailure[];
  rendered: number;
  shown: ShownPages['pages'];
};

type Print = {
  ref: PageRef;
  document: StoredDocument;
  policy: string;
  body: PageBody;
  hash: string;
};

/** Renders pages and stores the bodies that changed, as one object. */
export async function renderPages(
  ports: PublisherPorts,
  build: Build,
  refs: PageRef[],
): Promise<Rendered> {
  const { database, originOf } = ports;
  const triedPaths = refs.map((ref) => ref.path);
  const [facts, hashes] = await Promise.all([
    loadPageFacts({ database, originOf }, build.siteId, refs),
    listStandingHashes(database, build, triedPaths),
  ]);
  if (!facts) throw new Error('The site went away while its pages were rendered');
  const { prints, failures, gonePaths } = await printPages(ports, facts, refs);
  const changed = prints.filter((print) => hashes.get(print.ref.path) !== print.hash);
  const goneRows = gonePaths.filter((path) => hashes.has(path)).map(goneRow);
  const now = ports.now();
  const stored = await storeBodies(ports, changed);
  const stage: Stage = {
    rows: [...stored.map(({ row }) => row), ...goneRows],
    settledPaths: [...prints.map((print) => print.ref.path), ...gonePaths],
    triedPaths,
    dependencies: prints.flatMap(({ ref, document }) =>
      document.dependencies.map((key): [string, string] => [key, ref.path]),
    ),
    renderer: ports.renderer,
    now,
  };
  return { stage, failures, rendered: prints.length, shown: shownPages(stored, stage) };
}

function shownPages(stored: Stored[], { rows, now }: Stage): ShownPages['pages'] {
  const shown = new Map<string, PageWithBody | null>(rows.map(({ path }) => [path, null]));
  for (const { row, body } of stored) {
    shown.set(row.path, { page: { ...row, modifiedAt: now }, body });
  }
  return shown;
}

async function printPages(ports: PublisherPorts, facts: PageFacts, refs: PageRef[]) {
  const prints: Print[] = [];
  const failures: PageFailure[] = [];
  const gonePaths: string[] = [];
  for (const [index, ref] of refs.entries()) {
    if (index % pagesBetweenPauses === pagesBetweenPauses - 1) await ports.pause();
    const print = ref.kind === 'gone' ? null : await printPage(ports, facts, ref);
    if (!print || ('reason' in print && isWithheld(facts, ref))) gonePaths.push(ref.path);
    if (print && 'reason' in print) failures.push(print);
    else if (print) prints.push(print);
  }
  return { prints, failures, gonePaths };
}

/** What stands there may be from before the recipe was premium, so it cannot stay. */
function isWithheld({ recipes }: PageFacts, { kind, subjectId }: PageRef): boolean {
  const recipe = kind === 'recipe' ? recipes.get(subjectId ?? '') : undefined;
  return recipe !== undefined && isLocked(recipe.content, anonymous);
}

async function printPage(
  ports: PublisherPorts,
  facts: PageFacts,
  ref: PageRef,
): Promise<Print | PageFailure | null> {
  // One page that cannot be printed must not stop the others.
  try {
    const document = await documentOf(facts, ref, ports.printer);
    if (!document) return null;
    const policy = contentSecurityPolicy(document);
    const body = pageBody(document.body);
    return { ref, document, policy, body, hash: hashOf(document, policy, body) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'The page could not be rendered';
    ports.log('page_failed', { siteId: facts.site.id, path: ref.path, reason });
    return { path: ref.path, subjectId: ref.subjectId, reason: reason.slice(0, maxReasonLength) };
  }
}

function hashOf(document: StoredDocument, policy: string, body: PageBody): string {
  const { status, contentType, location } = document;
  const parts = [String(status), contentType, location ?? '', policy, bodyDigest(body)];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

type Stored = { row: PageRow; body: Uint8Array<ArrayBuffer> };

async function storeBodies(ports: PublisherPorts, prints: Print[]): Promise<Stored[]> {
  if (prints.length === 0) return [];
  const bodies = prints.map(({ document, body }) =>
    document.body.length > 0 ? compressBody(body) : new Uint8Array(0),
  );
  const packKey = await ports.storePack(joinBytes(bodies));
  let offset = 0;
  return prints.map(({ ref, document, policy, hash }, index) => {
    const body = bodies[index] ?? new Uint8Array(0);
    const packLength = body.byteLength;
    const row: PageRow = {
      ...ref,
      status: document.status,
      contentType: document.contentType,
      location: document.location,
      hash,
      packKey,
      packOffset: offset,
      packLength,
      contentSecurityPolicy: policy,
    };
    offset += packLength;
    return { row, body };
  });
}
