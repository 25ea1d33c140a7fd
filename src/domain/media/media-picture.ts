/** The widths that pictures among a recipe's media come in, posters of films too. */
export const mediaWidths = [480, 800, 1200, 1800];

/** What a poster is cut to that a film shows itself. */
export const posterSize = (ratio: number) => ({ width: 1200, height: Math.round(1200 / ratio) });
