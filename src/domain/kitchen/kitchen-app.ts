/** What makes an app of the kitchen for whoever puts it on their device. */
export const kitchenManifestPath = '/kitchen.webmanifest';
/** In pixels; systems ask for these two. */
export const kitchenIconSizes = [192, 512] as const;
export const kitchenIconPath = (size: (typeof kitchenIconSizes)[number]): string =>
  `/kitchen-icon-${size}.png`;
