import config from '../../astro.config.mjs';

/** @type {import('astro').AstroIntegration} */
const pretendKitchen = {
  name: 'pretend-kitchen',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      const entrypoint = new URL('./src/pages/kitchen/index.astro', import.meta.url);
      injectRoute({ pattern: '/pretend-kitchen', entrypoint });
    },
  },
};

/** The product with a kitchen page, to see that visitors load nothing of it. */
export default {
  ...config,
  outDir: '.cache/with-kitchen',
  integrations: [...(config.integrations ?? []), pretendKitchen],
};
