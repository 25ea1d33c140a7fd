import type { FontFamily } from '../../look/fonts.ts';

/** The typeface where it is installed, since mail loads none, and what comes nearest elsewhere. */
export const stackOf = ({ family, kind }: FontFamily): string => `'${family}',${fallbacks[kind]}`;

const fallbacks: Record<FontFamily['kind'], string> = {
  serif: "Georgia,'Times New Roman',serif",
  sans: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  mono: 'Menlo,Consolas,monospace',
};
