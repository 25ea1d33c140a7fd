const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export const Day = ({ at }: { at: string }) => (
  <time dateTime={at}>{day.format(new Date(at))}</time>
);
