import type { ImageService } from './image-service.ts';

/** Lets a service beside the Worker encode the sizes of pictures; one header says what to encode. */
export const variantsCodedBy =
  (coder: Fetcher): ImageService['variant'] =>
  async ({ bytes }, plan, type) => {
    const headers = { Coding: JSON.stringify({ ...plan, type }) };
    const body = Uint8Array.from(bytes);
    const answer = await coder.fetch('http://coder/', { method: 'POST', headers, body });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  };
