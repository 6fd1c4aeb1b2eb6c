import type { ServerSettings } from '../platform/configuration/settings';
import type { ServerApp } from '../platform/http/app-types';
import type { PublishingContext } from '../publishing/publishing-context';
import { decisionRoutes } from './decision-routes';
import { recordRoutes } from './record-routes';
import { browserModelRoutes } from './suggestions/browser-model-routes';
import { openModel, reasonOfModel } from './suggestions/open-model';
import { suggestionRoutes } from './suggestions/suggestion-routes';

const inBrowser = ({ model }: ServerSettings) => model && 'inBrowser' in model && model.inBrowser;

export async function reviewRoutes(app: ServerApp, context: PublishingContext): Promise<void> {
  const model = openModel(context.settings);
  model?.check().catch((error: unknown) => {
    context.log.warn({ err: error }, `no suggestions for photos: ${reasonOfModel(error)}`);
  });
  app.addHook('onClose', async () => model?.close());
  for (const routes of [recordRoutes, decisionRoutes, suggestionRoutes]) {
    await app.register(async (scope: ServerApp) => routes(scope, context, model), {
      prefix: '/review',
    });
  }
  browserModelRoutes(app, context, inBrowser(context.settings) ? model : null);
}
