import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** Its own process, so that it has a core to itself as the Worker does: folder and port come as arguments. */
const [folder = '', port = ''] = process.argv.slice(2);
const headers = z.record(z.string(), z.string()).parse(await json(process.stdin));
const file = join(folder, 'page.html.gz');

const server = createServer((_request, answer) => {
  readFile(file).then(
    (bytes) => answer.writeHead(200, headers).end(bytes),
    () => answer.writeHead(500).end(),
  );
});
server.listen(Number(port), '127.0.0.1', () => console.log('listening'));
