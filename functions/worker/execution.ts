export const clockOf = (ctx: ExecutionContext) => ({
  now: Date.now,
  waitUntil: (work: Promise<unknown>) => ctx.waitUntil(work),
});
