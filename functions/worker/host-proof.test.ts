import { describe, expect, it } from 'vitest';
import { hostProofOf } from './host-proof.ts';

const DNS_RESOLVER = 'https://resolver.example/dns-query';

describe('Proof of domains', () => {
  it.each(['localhost:8787', 'localhost', '127.0.0.1:8910'])(
    'is asked of nobody on %s, which no DNS leads to',
    (PLATFORM_HOST) => {
      expect(hostProofOf({ PLATFORM_HOST, DNS_RESOLVER }).isAsked).toBe(false);
    },
  );

  it.each(['larder.example', 'localhost.larder.example', 'cooks.localhost', '127.0.0.10'])(
    'is asked of DNS on %s',
    (PLATFORM_HOST) => {
      expect(hostProofOf({ PLATFORM_HOST, DNS_RESOLVER }).isAsked).toBe(true);
    },
  );

  it('is asked of a resolver that is on the same machine', () => {
    const local = { PLATFORM_HOST: 'localhost:8787', DNS_RESOLVER: 'http://127.0.0.1:5353/dns' };
    expect(hostProofOf(local).isAsked).toBe(true);
    expect(hostProofOf({ ...local, DNS_RESOLVER: '' }).isAsked).toBe(false);
  });
});
