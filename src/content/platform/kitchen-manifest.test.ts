import { describe, expect, it } from 'vitest';
import { sharedSource } from '#domain/import/shared-source.ts';
import { findPlatformPage } from '#domain/publishing/platform-pages.ts';
import { kitchenManifest } from './kitchen-manifest.ts';

type Manifest = {
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; purpose: string }[];
  share_target: { action: string; params: Record<string, string> };
};

const manifest = JSON.parse(kitchenManifest({ colorBackground: '#fbfaf8' })) as Manifest;

describe('The kitchen as an app', () => {
  it('begins and takes what is shared where screens answer, within its scope', () => {
    const { scope, start_url, share_target } = manifest;
    expect(findPlatformPage(start_url)?.kind).toBe('kitchen/sites');
    expect(findPlatformPage(share_target.action)?.kind).toBe('kitchen/share');
    expect(share_target.action.startsWith(scope)).toBe(true);
  });

  it('has the icons that a phone asks for, whole and to be cut', () => {
    const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds.toSorted()).toEqual(
      ['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable'].toSorted(),
    );
    const found = manifest.icons.map(({ src }) => findPlatformPage(src)?.kind);
    expect(new Set(found)).toEqual(new Set(['kitchen-icon']));
  });

  it('is handed what an app shares by names that the kitchen reads', () => {
    const { url = '', title = '' } = manifest.share_target.params;
    const query = new URLSearchParams({ [title]: 'Tart', [url]: 'https://pies.example/tart' });
    expect(sharedSource(`?${query.toString()}`)).toBe('https://pies.example/tart');
  });
});
