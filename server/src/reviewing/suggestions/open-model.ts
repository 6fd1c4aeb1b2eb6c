import type { ServerSettings } from '../../platform/configuration/settings';
import type { SuggestionModel } from './model';
import { onnxModel } from './onnx-model';
import { serviceModel } from './service-model';

export function openModel({ model }: Pick<ServerSettings, 'model'>): SuggestionModel | null {
  if (!model) return null;
  return 'serviceUrl' in model
    ? serviceModel(model.serviceUrl, model.key)
    : onnxModel(model.description);
}

/** For a failed {@link SuggestionModel.check}. */
export const reasonOfModel = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
