const named = (names: readonly string[]): string =>
  new Intl.ListFormat('en').format(names.map((name) => `“${name}”`));

/** What is said of fields of a recipe that are refused while all others are saved. */
export const refusedMessages = {
  except: (names: readonly string[]) => `Saved, except ${named(names)}: kept on this device.`,
  /** `reason` is that of the first. */
  because: (names: readonly string[], reason: string) =>
    names.length === 1 ? `${named(names)}: ${reason}` : `${named(names)} cannot stay so.`,
} as const;
