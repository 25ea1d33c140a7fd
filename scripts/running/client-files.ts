/** A Worker that serves the client files as Cloudflare's edge does: packed for those who take it. */
export const clientFilesScript = `
const texts = /^(?:text\\/|application\\/(?:javascript|json)|image\\/svg)/;

export default {
  async fetch(request, { ASSETS }) {
    const file = await ASSETS.fetch(request);
    const headers = new Headers(file.headers);
    if (!texts.test(headers.get('Content-Type') ?? '')) return file;
    headers.append('Vary', 'Accept-Encoding');
    const isPacked = /\\bgzip\\b/.test(request.headers.get('Accept-Encoding') ?? '');
    const { status, body } = file;
    if (!isPacked || status !== 200 || !body) return new Response(body, { status, headers });
    headers.set('Content-Encoding', 'gzip');
    headers.delete('Content-Length');
    const packed = body.pipeThrough(new CompressionStream('gzip'));
    return new Response(packed, { headers, encodeBody: 'manual' });
  },
};
`;
