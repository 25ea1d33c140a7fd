import type { ImageService } from './image-service.ts';

/** Has a service beside the Worker make pictures' sizes; what is to be made stands in one header. */
export const variantsCodedBy =
  (coder: Fetcher): ImageService['variant'] =>
  async ({ bytes }, plan, type) => {
    const headers = { Coding: JSON.stringify({ ...plan, type }) };
    const body = Uint8Array.from(bytes);
    const answer = await coder.fetch('http://coder/', { method: 'POST', headers, body });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  };
