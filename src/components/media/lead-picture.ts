import type { SiteFrame } from '#content/page-models.ts';
import type { LookKey } from '#domain/look/looks.ts';
import type { RatioName } from '#domain/media/focal-crop.ts';

/** Below or above a title as wide as the page the picture lies on its side. */
const lyingPictures: Partial<Record<LookKey, RatioName>> = {
  hearth: '16:9',
  broadsheet: '3:2',
};

/** The shape of the picture at the head of a page; beside a title its place is about a square. */
export const leadPictureRatio = ({ theme }: Pick<SiteFrame, 'theme'>): RatioName =>
  lyingPictures[theme.look] ?? '1:1';
