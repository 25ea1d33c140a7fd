const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

/** As people write it, where they are. */
export const dayOf = (time: string): string => day.format(new Date(time));
