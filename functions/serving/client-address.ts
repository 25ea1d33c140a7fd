/**
 * The edge tells who asks, and overwrites what a client says of itself. Where there is no edge all
 * clients are the one that the configuration names, whatever they say.
 */
export function fromClient(request: Request, address: string | undefined): Request {
  if (!address) return request;
  const headers = new Headers(request.headers);
  headers.set('CF-Connecting-IP', address);
  return new Request(request, { headers });
}
