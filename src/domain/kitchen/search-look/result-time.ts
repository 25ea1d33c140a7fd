const duration = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/;

/** An ISO 8601 duration as engines print it: "1 hr 20 min"; null for none. */
export function resultTime(iso: string): string | null {
  const [, days = '0', hours = '0', minutes = '0'] = duration.exec(iso) ?? [];
  const allHours = Number(days) * 24 + Number(hours);
  const words = [
    allHours > 0 && `${allHours} ${allHours === 1 ? 'hr' : 'hrs'}`,
    Number(minutes) > 0 && `${Number(minutes)} min${Number(minutes) === 1 ? '' : 's'}`,
  ];
  return words.filter((word) => word !== false).join(' ') || null;
}
