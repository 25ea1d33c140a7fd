import { currentTime } from '../clock/server-clock.ts';

type FrameLink = { url: string; expiresAt: string };

/** A link that ends sooner is not worth opening. */
const marginMs = 60_000;

/** Addresses to load a frame from: the one at hand until it is about to end, then another. */
export function frameUrls(makeLink: () => Promise<FrameLink>, now: () => number = currentTime) {
  let last: { url: string; endsAt: number } | null = null;
  return async function openUrl(): Promise<string> {
    if (last === null || last.endsAt - marginMs <= now()) {
      const { url, expiresAt } = await makeLink();
      last = { url, endsAt: Date.parse(expiresAt) };
    }
    return last.url;
  };
}
