import { isSameData } from '../../same-data.ts';
import { mapInlines } from '../../text/map-inlines.ts';
import { type RichText, isTextLeaf, walkRichText } from '../../text/rich-text.ts';
import { isPlainPath } from '../../text/safe-href.ts';
import { blogTarget, unknownBlog } from '../blog/own-links.ts';

export type Settling = {
  /** Where the texts stood before. */
  site: string | null;
  /** The path by which a page of that site is reached on this one; null where it was not taken. */
  pathOf: (address: string) => string | null;
};

/**
 * Links to pages of the former site lead to what became of them here, whatever becomes of its host.
 * Those that were not taken keep their whole address; files, feeds and tools keep their words alone.
 */
export function settledText(text: RichText, { site, pathOf }: Settling): RichText {
  const settled = mapInlines(text, (node) => {
    if (!('type' in node) || node.type !== 'link') return [node];
    const target = blogTarget(node.href, site);
    if (target.kind === 'elsewhere') return [node];
    const path = target.kind === 'page' ? pathOf(target.address) : null;
    if (path !== null && isPlainPath(path)) return [{ ...node, href: path }];
    return target.kind === 'left' || site === unknownBlog ? node.children : [node];
  });
  return isSameData(settled, text) ? text : settled;
}

/** Pages of the former site to which a text leads: path and query, each once. */
export function formerAddressesIn(text: RichText, site: string | null): string[] {
  const addresses = new Set<string>();
  walkRichText(text, {
    enter: (node) => {
      if (isTextLeaf(node) || node.type !== 'link') return;
      const target = blogTarget(node.href, site);
      if (target.kind === 'page') addresses.add(target.address);
    },
  });
  return [...addresses];
}
