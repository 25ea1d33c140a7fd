import { setTimeout as sleep } from 'node:timers/promises';
import {
  addSite,
  type BenchPlatform,
  type BenchSite,
  buildSites,
  newestBuild,
  startBenchPlatform,
} from './bench-platform.ts';
import { median, percentile, type Report } from './figures.ts';
import { textOf } from './sites/site-client.ts';

const port = 8930;
const sizes = [100, 1000, 10_000];
const crowdSites = 20;
/** Recipes of each of the further sites that publish at once; cost does not grow with the size. */
const crowdRecipes = 250;
const samplesPerSize = 36;
const crowdRounds = 10;
const recipesEdited = 4;
const pollMs = 3;
/** Twenty who ask more often than this keep the Worker busier than what they wait for. */
const crowdPollMs = 25;
const timeoutMs = 20_000;

/** A recipe that is edited again and again, and the pages that show its title. */
type Subject = { id: string; path: string; slug: string; affected: string[] };
type Measured = BenchSite & { subjects: Subject[] };

/** Times edits from the publish request to the new text in every affected page. */
export async function measurePublishing(report: Report): Promise<void> {
  const bench = await startBenchPlatform(port);
  try {
    const sites = await addSites(bench);
    await buildSites(bench);
    for (const site of sites) await findSubjects(bench, site);
    const bySize = sites.filter((_, index) => index < sizes.length);
    await measureOneByOne(bench, bySize, report);
    await measureCrowd(bench, sites, report);
  } finally {
    await bench.stop();
  }
}

async function addSites(bench: BenchPlatform): Promise<Measured[]> {
  const counts = [...sizes, ...Array<number>(crowdSites - sizes.length).fill(crowdRecipes)];
  const sites: Measured[] = [];
  for (const [index, count] of counts.entries()) {
    sites.push({ ...(await addSite(bench, `publish-${index}`, count)), subjects: [] });
  }
  return sites;
}

/** The newest recipes are in every list; a first publish shows which pages an edit changes. */
async function findSubjects(bench: BenchPlatform, site: Measured): Promise<void> {
  for (let place = 1; place <= recipesEdited; place += 1) {
    const index = site.recipeCount - place;
    const id = site.recipeIds[index] ?? '';
    const slug = `recipe-${index}`;
    const subject = { id, slug, path: `/recipes/${slug}`, affected: [] as string[] };
    await publishOnce(bench, { site, subject, pollEveryMs: crowdPollMs });
    const build = await newestBuild(bench, site);
    const { results } = await bench.platform.database
      .prepare('SELECT path FROM pages WHERE site_id = ? AND revision = ?')
      .bind(site.siteId, build?.revision)
      .all<{ path: string }>();
    subject.affected = results.map(({ path }) => path).filter((path) => path !== subject.path);
    site.subjects.push(subject);
  }
}

async function measureOneByOne(bench: BenchPlatform, sites: Measured[], report: Report) {
  const samples = sites.map(() => [] as number[]);
  const rendered: number[] = [];
  const changed: number[] = [];
  for (let round = 0; round < samplesPerSize; round += 1) {
    for (const [index, site] of sites.entries()) {
      const subject = subjectOf(site, round);
      samples[index]?.push(await publishOnce(bench, { site, subject, pollEveryMs: pollMs }));
      if (site.recipeCount !== sizes.at(-1)) continue;
      const build = await newestBuild(bench, site);
      rendered.push(build?.pages_rendered ?? 0);
      changed.push(build?.pages_changed ?? 0);
    }
  }
  const medians = samples.map(median);
  const [small = 0, middle = 0, large = 0] = medians;
  report({ id: 'publish.live.p50', value: large, unit: 'ms', note: '10,000 recipes' });
  report({ id: 'publish.live.p50.100', value: small, unit: 'ms' });
  report({ id: 'publish.live.p50.1000', value: middle, unit: 'ms' });
  report({ id: 'publish.growth', value: large / small, unit: 'x', note: '10,000 over 100' });
  report({ id: 'publish.pages', value: median(rendered), unit: 'pages', note: 'rendered' });
  report({ id: 'publish.pages.changed', value: median(changed), unit: 'pages' });
}

async function measureCrowd(bench: BenchPlatform, sites: Measured[], report: Report) {
  const samples: number[] = [];
  for (let round = 0; round < crowdRounds; round += 1) {
    const edits = sites.map((site) => ({
      site,
      subject: subjectOf(site, round),
      pollEveryMs: crowdPollMs,
    }));
    const markers = await Promise.all(edits.map((edit) => writeMarker(bench, edit)));
    const times = await Promise.all(
      edits.map((edit, index) => timeToLive(bench, edit, markers[index] ?? '')),
    );
    samples.push(...times);
  }
  const note = `${crowdSites} sites at once, one of 10,000 recipes`;
  report({ id: 'publish.live.p95', value: percentile(samples, 95), unit: 'ms', note });
  report({ id: 'publish.live.crowd.p50', value: median(samples), unit: 'ms', note });
}

function subjectOf({ subjects }: Measured, round: number): Subject {
  const subject = subjects[round % subjects.length];
  if (!subject) throw new Error('The site has no recipe to edit');
  return subject;
}

type Edit = { site: Measured; subject: Subject; pollEveryMs: number };

async function publishOnce(bench: BenchPlatform, edit: Edit): Promise<number> {
  return await timeToLive(bench, edit, await writeMarker(bench, edit));
}

let markersWritten = 0;

/** Saves a unique title, which is not published yet. */
async function writeMarker(bench: BenchPlatform, { site, subject }: Edit): Promise<string> {
  markersWritten += 1;
  const title = `Marker ${markersWritten} of ${subject.slug}`;
  await manage(bench, site, {
    method: 'PUT',
    path: `/recipes/${subject.id}`,
    body: { title, slug: subject.slug },
  });
  return title;
}

async function timeToLive(bench: BenchPlatform, edit: Edit, marker: string): Promise<number> {
  const { site, subject, pollEveryMs } = edit;
  const started = performance.now();
  const startedAt = Date.now();
  await manage(bench, site, {
    method: 'POST',
    path: `/recipes/${subject.id}/publish`,
    body: {},
  });
  const shows = async (path: string) => {
    const body = textOf(await bench.client.ask({ host: site.host, path }));
    return path.startsWith('/sitemap') ? isNewerThan(body, startedAt) : body.includes(marker);
  };
  while (!(await shows(subject.path))) {
    if (performance.now() - started > timeoutMs) throw new Error(`${marker} never went live`);
    await sleep(pollEveryMs);
  }
  let waiting = subject.affected;
  while (waiting.length > 0) {
    const shown = await Promise.all(waiting.map(shows));
    waiting = waiting.filter((_, index) => !shown[index]);
    if (performance.now() - started > timeoutMs) throw new Error(`${waiting[0]} stays stale`);
  }
  return performance.now() - started;
}

function isNewerThan(sitemap: string, time: number): boolean {
  return [...sitemap.matchAll(/<lastmod>([^<]+)/g)].some(([, at]) => Date.parse(at ?? '') >= time);
}

type Call = { method: string; path: string; body: unknown };

async function manage(bench: BenchPlatform, site: Measured, { method, path, body }: Call) {
  const answer = await bench.client.ask({
    host: 'localhost',
    method,
    path: `/api/v1/manage/${site.slug}${path}`,
    headers: { Authorization: `Bearer ${site.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200)
    throw new Error(`${method} ${path} answered ${answer.status}: ${textOf(answer)}`);
}
