/** A site's own sign: its mark alone, or its mark with its name. */
export type MarkScene = {
  style: 'mark';
  site: 'hearth' | 'market-garden' | 'atelier';
  kind: 'icon' | 'wordmark';
};
