import { expect, test } from 'vitest';
import { uuidFrom } from './uuid-from.ts';

const dnsNamespace = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

test('names a uuid as RFC 9562 does in its example', () => {
  expect(uuidFrom(dnsNamespace, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

test('tells two names and two namespaces apart', () => {
  const id = uuidFrom(dnsNamespace, 'loaf');
  expect(uuidFrom(dnsNamespace, 'roll')).not.toBe(id);
  expect(uuidFrom(id, 'loaf')).not.toBe(id);
});
