import type { SiteFrame } from '#content/page-models.ts';

/** Below a centred title the picture lies on its side; beside a title its place is about a square. */
export const leadPictureRatio = ({ theme }: Pick<SiteFrame, 'theme'>): number =>
  theme.look === 'hearth' ? 3 / 2 : 1;
