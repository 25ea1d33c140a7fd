// Plain TypeScript cannot read templates; `astro check` can and uses their own types instead.
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const component: AstroComponentFactory;
  export default component;
}
