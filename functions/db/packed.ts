/** As many arguments as a call takes anywhere. */
const chunkLength = 8192;

/** Text as gzip in base64, which both engines keep as text. */
export async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunkLength) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunkLength));
  }
  return btoa(binary);
}

export async function unpacked(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}
