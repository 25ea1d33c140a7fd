import type { AstroIntegration } from 'astro';
import { isKitchenModule, kitchenCopy } from './client-chunks.ts';

type Resolver = {
  resolve: (
    source: string,
    importer: string,
    options: { skipSelf: true },
  ) => Promise<{ id: string; external: unknown } | null>;
};

/**
 * Gives the kitchen its own copy of each module it shares with visitors, apart from libraries. No
 * page loads both, and the parts of visitors' scripts are cut for visitors: a cook would load all of
 * a recipe's cooking tools for the sake of a list of units.
 */
export function kitchenCopies(): AstroIntegration {
  const plugin = {
    name: 'kitchen-copies',
    enforce: 'pre' as const,
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    async resolveId(this: Resolver, source: string, importer?: string) {
      if (!importer || !isKitchenModule(importer)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const isShared = resolved && !resolved.external && ownModule.test(resolved.id);
      return isShared && !isKitchenModule(resolved.id) ? copyOf(resolved.id) : null;
    },
  };
  return {
    name: 'kitchen-copies',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

const ownModule = /^[^\0?]*\/src\/[^?]*\.(?:tsx?|css\?url)$/;

const copyOf = (id: string): string => `${id}${id.includes('?') ? '&' : '?'}${kitchenCopy}`;
