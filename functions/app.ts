import { Hono } from 'hono';
import { answerError } from './http/answer-error.ts';
import type { Dependencies } from './http/context.ts';
import { frame } from './http/frame.ts';
import { noRoute } from './http/no-route.ts';
import { origins } from './http/origin.ts';
import type { ApiEnv } from './http/variables.ts';
import { recipeRoutes } from './routes/manage/recipes.ts';

const manageRoutes = new Hono<ApiEnv>().route('/', recipeRoutes);

export type ManageApi = typeof manageRoutes;

/** The API of the platform; a fetch handler for everything below `/api/v1`. */
export function createApp(dependencies: Dependencies) {
  const app = new Hono<ApiEnv>();
  app.use(frame(dependencies));
  app.use(origins);
  app.route('/api/v1/manage', manageRoutes);
  app.notFound(noRoute(app));
  app.onError(answerError);
  return app;
}
