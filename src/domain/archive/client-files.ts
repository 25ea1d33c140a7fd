const assetAddress = /\/(?:_astro|sounds)\/[\w.@~-]+\.\w+/g;
/** Scripts and style sheets name their neighbours by `./name` or by `_astro/name`. */
const neighbour = /["'`(](?:\.\/|_astro\/)([\w.@~-]+\.\w+)/g;
const readable = /\.(?:js|mjs|css)$/;

/** The client files that a document names. */
export const assetsIn = (text: string): string[] => [...new Set(text.match(assetAddress))];

/** The client files that one of them names itself. */
export function assetsOfAsset(path: string, text: string): string[] {
  if (!readable.test(path)) return [];
  const neighbours = [...text.matchAll(neighbour)].map(([, name = '']) => `/_astro/${name}`);
  return [...new Set([...assetsIn(text), ...neighbours])];
}
