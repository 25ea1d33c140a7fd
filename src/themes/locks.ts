type Lock = 'plan' | 'substack';

/** Themes whose premium recipes are opened by something else than a plan of the site. */
const locks: Record<string, Lock> = { letter: 'substack' };

export const lockOf = (themeName: string): Lock => locks[themeName] ?? 'plan';
