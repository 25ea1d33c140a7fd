import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { findFreePort } from '../../running/port.ts';

const served: Record<string, string> = { '.html': 'text/html', '.xml': 'application/xml' };

/** The least a file server does: files, and `index.html` of folders. */
export async function serveFiles(root: string): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const found = [path, `${path}/index.html`].find(
      (name) => extname(name) !== '' && existsSync(join(root, name)),
    );
    response.writeHead(found ? 200 : 404, { 'Content-Type': served[extname(found ?? '')] ?? '' });
    response.end(found && readFileSync(join(root, found)));
  });
  const port = await findFreePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Follows every link of a site, starting from its home page, and tells which are not answered. */
export async function crawl(
  address: string,
  origin: string,
): Promise<{ broken: string[]; visited: number }> {
  const found = new Set(['/', '/sitemap.xml', '/manifest.webmanifest']);
  const broken: string[] = [];
  for (const path of found) {
    const answer = await fetch(address + path);
    if (!answer.ok) broken.push(path);
    const text = (await answer.text()).replaceAll(origin, '');
    const links = [...text.matchAll(/["(>\s,](\/[\w][^"()<\s,]*)/g)].map(([, link = '']) => link);
    for (const link of links) found.add(link.split('#', 1)[0] ?? link);
  }
  return { broken, visited: found.size };
}
