import { WorkerEntrypoint } from 'cloudflare:workers';
import { FetchState, astro } from 'astro/fetch';

export class SitePages extends WorkerEntrypoint {
  override async fetch(request: Request) {
    return new Response('site pages ' + JSON.stringify(this.ctx.props));
  }
}
export default {
  async fetch(request: Request, env: any, ctx: any) {
    const url = new URL(request.url);
    if (url.pathname === '/loop') return ctx.exports.SitePages({ props: { siteId: 'x' } }).fetch(request);
    if (url.pathname === '/const') return new Response('hello');
    const state = new FetchState(new Request('http://render.internal/sites/probe'));
    (state.locals as any).page = { title: 'x' };
    return astro(state);
  },
  async queue() {},
  async scheduled() {},
};
