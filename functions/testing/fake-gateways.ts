import type { Publisher } from '#functions/gateways/publisher.ts';

export type PublisherCall = { verb: 'rollBack' | 'retry'; siteId: string; revision?: number };

/** Gateways that remember what was asked of them. */
export function fakeGateways() {
  const publisherCalls: PublisherCall[] = [];
  const publisher: Publisher = {
    rollBack: (siteId, revision) => {
      publisherCalls.push({ verb: 'rollBack', siteId, revision });
      return Promise.resolve();
    },
    retry: (siteId) => {
      publisherCalls.push({ verb: 'retry', siteId });
      return Promise.resolve();
    },
  };
  return { publisher, publisherCalls };
}
