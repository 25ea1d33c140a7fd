import { messages } from '#contract/messages.ts';
import { kitchenIconPath, kitchenIconSizes } from '#domain/kitchen/kitchen-app.ts';
import { kitchenPath, sharePath } from '#domain/kitchen/kitchen-paths.ts';

/**
 * The kitchen as an app, which a phone offers wherever something is shared. What is shared comes by
 * the query of an address, so that no service worker has to take it, and loading it again loses nothing.
 */
export function kitchenManifest({ colorBackground }: { colorBackground: string }): string {
  const { name } = messages.platform;
  return JSON.stringify({
    id: kitchenPath,
    name,
    short_name: name,
    start_url: kitchenPath,
    scope: kitchenPath,
    display: 'standalone',
    background_color: colorBackground,
    theme_color: colorBackground,
    icons: kitchenIconSizes.flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: kitchenIconPath(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    share_target: {
      action: sharePath,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  });
}
