import type { UnitId } from './ids.ts';

/** A unit as the platform's table holds it; `slug` names it in code. */
export type Unit = {
  id: UnitId;
  slug: string;
  title: string;
  pluralTitle: string;
  abbreviation: string | null;
};

export type MeasurementMethod = 'weight' | 'volume';
