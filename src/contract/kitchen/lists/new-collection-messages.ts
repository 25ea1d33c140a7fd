/** What is said where a collection is begun, from any screen. */
export const newCollectionMessages = {
  title: 'Untitled collection',
  failed: 'The collection could not be made',
} as const;
