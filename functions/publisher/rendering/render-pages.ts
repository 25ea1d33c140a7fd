import { createHash } from 'node:crypto';
import { draftOf, type StoredDocument, written } from '#content/publishing/documents.ts';
import type { PageFacts } from '#content/facts.ts';
import { namedSubjects } from '#content/publishing/named-subjects.ts';
import { standInDocument } from '#content/publishing/stand-in.ts';
import { type Database, together } from '#functions/db/database.ts';
import type { PageFailure } from '#domain/publishing/page-failure.ts';
import type { ChangeKey, NamedSubjects, PageRef } from '#domain/publishing/publishing.ts';
import {
  type PageWithBody,
  type ShownPages,
  type PageHashes,
  storedHashes,
} from '#functions/repositories/publishing/stored-pages.ts';
import { type LoadedFacts, loadPageFacts } from '#functions/repositories/publishing/page-facts.ts';
import { anonymous } from '#domain/recipe/recipe-access.ts';
import type { Build } from '#functions/repositories/publishing/builds.ts';
import { listRefusedPaths } from '#functions/repositories/publishing/withheld-pages.ts';
import { dependencyDigests, type MadeOf } from '#functions/repositories/publishing/dependencies.ts';
import { goneRow, type PageRow, type Stage } from '#functions/repositories/publishing/staging.ts';
import { digestOf } from '#functions/adapters/digest.ts';
import { contentSecurityPolicy, elementsOf } from './content-security-policy.ts';
import { bytesOf } from './inline-elements.ts';
import { modelHashOf } from './model-hash.ts';
import { bodyDigest, compressBody, joinBytes, type PageBody, pageBody } from './page-body.ts';
import type { PublisherPorts } from '../ports.ts';

/** Pages rendered before visitors of the same isolate get their turn. */
const pagesBetweenPauses = 20;
const maxReasonLength = 300;

export type Rendered = {
  stage: Stage;
  failures: PageFailure[];
  rendered: number;
  shown: ShownPages['pages'];
};

/** A page of which nothing changed that it is rendered from. */
type Same = { ref: PageRef; dependencies: ChangeKey[] };

type RenderedPage = {
  ref: PageRef;
  document: StoredDocument;
  named: NamedSubjects | null;
  policy: string;
  body: PageBody;
  hash: string;
  modelHash: string | null;
};

/** Renders pages that may look another way now and stores the bodies that do, as one object. */
export async function renderPages(
  ports: PublisherPorts,
  build: Build,
  refs: PageRef[],
): Promise<Rendered> {
  const { database } = ports;
  const triedPaths = refs.map((ref) => ref.path);
  const stored = together(storedHashes(build, triedPaths), dependencyDigests(build, triedPaths));
  const loaded = await loadPageFacts(ports, wanted(build, refs), stored);
  if (!loaded) throw new Error('The site went away while its pages were rendered');
  const { facts } = loaded;
  const [current, digests] = loaded.also;
  const { pages, same, failed, gonePaths } = await renderEach({ ports, facts, current }, refs);
  const left = failed.filter(({ ref }) => current.has(ref.path));
  const standIns = await renderStandIns(database, { facts, build, refs: left.map(refOf) });
  const isNew = ({ ref, hash }: RenderedPage) => current.get(ref.path)?.hash !== hash;
  const changed = [...pages, ...standIns].filter(isNew);
  const goneRows = gonePaths.filter((path) => current.has(path)).map(goneRow);
  const now = ports.now();
  const bodies = await storeBodies(ports, changed);
  const stage: Stage = {
    rows: [...bodies.map(({ row }) => row), ...goneRows],
    newModels: pages.flatMap((page): [string, string][] =>
      isNew(page) || page.modelHash === null ? [] : [[page.ref.path, page.modelHash]],
    ),
    triedPaths,
    dependencies: [
      ...[...pages.map(sameOf), ...same].map(keysOf),
      ...gonePaths.map((path): [string, ChangeKey[]] => [path, []]),
    ]
      .map(([path, keys]) => madeOf(path, keys, ports.renderer))
      .filter(({ path, digest }) => digests.get(path) !== digest),
    renderer: ports.renderer,
    now,
  };
  const failures = failed.map(({ failure }) => failure);
  return { stage, failures, rendered: pages.length, shown: shownPages(bodies, stage) };
}

/** Stored pages are rendered for signed-out visitors. */
const wanted = ({ siteId }: Build, refs: PageRef[]) => ({ siteId, refs, reader: anonymous });

function shownPages(stored: Stored[], { rows, now }: Stage): ShownPages['pages'] {
  const shown = new Map<string, PageWithBody | null>(rows.map(({ path }) => [path, null]));
  for (const { row, body } of stored) {
    shown.set(row.path, { page: { ...row, modifiedAt: now }, body });
  }
  return shown;
}

type Failed = { ref: PageRef; failure: PageFailure };

type Rendering = { ports: PublisherPorts; facts: LoadedFacts; current: Map<string, PageHashes> };

const refOf = ({ ref }: Failed) => ref;
const keysOf = ({ ref, dependencies }: Same): [string, ChangeKey[]] => [ref.path, dependencies];
const sameOf = ({ ref, document }: RenderedPage): Same => ({
  ref,
  dependencies: document.dependencies,
});

/** Every deploy writes them anew, for another may have written others since. */
function madeOf(path: string, keys: ChangeKey[], renderer: string): MadeOf {
  return { path, keys, digest: digestOf([renderer, ...keys.toSorted()]) };
}

async function renderEach(rendering: Rendering, refs: PageRef[]) {
  const pages: RenderedPage[] = [];
  const same: Same[] = [];
  const failed: Failed[] = [];
  const gonePaths: string[] = [];
  for (const [index, ref] of refs.entries()) {
    if (index % pagesBetweenPauses === pagesBetweenPauses - 1) await rendering.ports.pause();
    const page = ref.kind === 'gone' ? null : await renderPage(rendering, ref);
    if (!page) gonePaths.push(ref.path);
    else if ('failure' in page) failed.push(page);
    else if ('body' in page) pages.push(page);
    else same.push(page);
  }
  return { pages, same, failed, gonePaths };
}

type Unrendered = { facts: PageFacts; build: Build; refs: PageRef[] };

/** The last version of a page that fails stays, unless it shows what is withheld by now. */
async function renderStandIns(database: Database, { facts, build, refs }: Unrendered) {
  const paths = refs.map(({ path }) => path);
  const refused = await listRefusedPaths(database, build, paths);
  const nobody: NamedSubjects = { open: [], locked: [], collections: [], newsletters: [] };
  return refs
    .filter(({ path }) => refused.has(path))
    .map((ref) =>
      renderedPage(ref, standInDocument(facts.site), { named: nobody, modelHash: null }),
    );
}

async function renderPage(
  { ports, facts, current }: Rendering,
  ref: PageRef,
): Promise<RenderedPage | Same | Failed | null> {
  const damage = ref.kind === 'recipe' ? facts.damaged.get(ref.subjectId ?? '') : undefined;
  if (damage !== undefined) return failedAt(ports, { facts, ref }, damage);
  // One page that cannot be rendered must not stop the others.
  try {
    const draft = draftOf(facts, ref, ports.pageRenderer);
    if (!draft) return null;
    const modelHash = modelHashOf(draft, ports.renderer);
    if (modelHash !== null && current.get(ref.path)?.modelHash === modelHash) {
      return { ref, dependencies: draft.dependencies };
    }
    const named = namedSubjects(facts, ref, draft);
    return renderedPage(ref, await written(draft), { named, modelHash });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'The page could not be rendered';
    return failedAt(ports, { facts, ref }, reason);
  }
}

function failedAt(
  ports: PublisherPorts,
  { facts, ref }: { facts: PageFacts; ref: PageRef },
  reason: string,
): Failed {
  const { path, kind, subjectId } = ref;
  ports.log({ level: 'error', event: 'page_failed', site: facts.site.id, path, reason });
  return { ref, failure: { path, kind, subjectId, reason: reason.slice(0, maxReasonLength) } };
}

function renderedPage(
  ref: PageRef,
  document: StoredDocument,
  { named, modelHash }: Pick<RenderedPage, 'modelHash' | 'named'>,
): RenderedPage {
  const bytes = bytesOf(document.body);
  const elements = elementsOf(document, bytes);
  const policy = contentSecurityPolicy(document, elements);
  const body = pageBody(bytes, elements);
  return { ref, document, named, policy, body, hash: hashOf(document, policy, body), modelHash };
}

function hashOf(document: StoredDocument, policy: string, body: PageBody): string {
  const { status, contentType, location } = document;
  const parts = [String(status), contentType, location ?? '', policy, bodyDigest(body)];
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

type Stored = { row: PageRow; body: Uint8Array<ArrayBuffer> };

async function storeBodies(ports: PublisherPorts, pages: RenderedPage[]): Promise<Stored[]> {
  if (pages.length === 0) return [];
  const bodies = pages.map(({ document, body }) =>
    document.body.length > 0 ? compressBody(body) : new Uint8Array(0),
  );
  const packKey = await ports.storePack(joinBytes(bodies));
  let offset = 0;
  return pages.map(({ ref, document, named, policy, hash, modelHash }, index) => {
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
      namedSubjects: named,
      modelHash,
    };
    offset += packLength;
    return { row, body };
  });
}
