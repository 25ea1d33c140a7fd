/** Where the files of a published site are read. */
export type SiteFiles = {
  /** The compressed body of a page. */
  readPage: (page: {
    packKey: string;
    packOffset: number;
    packLength: number;
  }) => Promise<Uint8Array<ArrayBuffer>>;
  /** A picture or film at its address; `accept` chooses the format. */
  fetchMedia: (path: string, accept: string) => Promise<Response>;
  /** A script, style sheet, font or sound of this or an earlier deploy; null where none has it. */
  fetchAsset: (path: string) => Promise<Response | null>;
};
