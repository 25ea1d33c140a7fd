/** A value that JSON holds without loss. */
export type PlainData =
  | null
  | boolean
  | number
  | string
  | readonly PlainData[]
  | { readonly [name: string]: PlainData | undefined };
