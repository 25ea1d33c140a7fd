export type RateLimit = { limit: number; windowMs: number };
export type ThrottledCall = 'uploadUrl';
export type RateLimits = Record<ThrottledCall, RateLimit>;

const minuteMs = 60_000;

export const defaultRateLimits: RateLimits = {
  uploadUrl: { limit: 60, windowMs: 10 * minuteMs },
};

/** The limits times a factor, for machines where all clients are one. */
export function scaledRateLimits(factor: number): RateLimits {
  const { uploadUrl } = defaultRateLimits;
  return { uploadUrl: { ...uploadUrl, limit: uploadUrl.limit * factor } };
}

/** Counts what a client asks for; a refusal says after how many seconds to come again. */
export type Throttle = {
  take: (
    request: { call: ThrottledCall; client: string; now: number },
    rule: RateLimit,
  ) => Promise<{ isAllowed: true } | { isAllowed: false; retryAfterSeconds: number }>;
};

const clientsKept = 10_000;

/** Counts within one isolate, for as many clients as fit; the oldest are forgotten first. */
export function memoryThrottle(): Throttle {
  const takenAt = new Map<string, number[]>();
  return {
    take({ call, client, now }, { limit, windowMs }) {
      const key = `${call} ${client}`;
      const recent = (takenAt.get(key) ?? []).filter((time) => time > now - windowMs);
      const [oldest] = recent;
      if (recent.length >= limit && oldest !== undefined) {
        const retryAfterSeconds = Math.ceil((oldest + windowMs - now) / 1000);
        return Promise.resolve({ isAllowed: false, retryAfterSeconds });
      }
      takenAt.delete(key);
      takenAt.set(key, [...recent, now]);
      const [first] = takenAt.keys();
      if (takenAt.size > clientsKept && first !== undefined) takenAt.delete(first);
      return Promise.resolve({ isAllowed: true });
    },
  };
}
