import type { BrowserModel, ModelName } from '@aranya/shared/contracts/review';
import { Problem } from '../../platform/problems/problem';

/** A label of a model with its score from 0 to 1. */
export interface SpeciesScore {
  /** Scientific name as the model or service writes it. */
  name: string;
  score: number;
}

/** A model with its file, as browsers need it. */
export interface ModelFile extends Omit<BrowserModel, 'labels'> {
  /** Absolute path of the ONNX file. */
  file: string;
  /** Scientific names by the position of the output. */
  labels: readonly string[];
}

/** The port for models. An adapter exists for ONNX files and one for services with Pl@ntNet's API. */
export interface SuggestionModel {
  /** Host name of the external service that receives the photos; null if photos stay on this server. */
  service: string | null;
  /**
   * Suggests species for a photo.
   * @param photo JPEG without metadata
   * @throws Problem `model_unusable`, `model_too_slow`, `model_service_unavailable`, `busy`
   */
  suggest(photo: Uint8Array): Promise<{ model: ModelName; scores: SpeciesScore[] }>;
  /** Checks the model without a photo. @throws Problem with the reason as its cause */
  check(): Promise<void>;
  /** The file for browsers; null for a service. @throws as `check` */
  file(): Promise<ModelFile | null>;
  /** Stops running processes. */
  close(): Promise<void>;
}

/** A model that cannot be used. @param reason sentence for the operator, as the log shows it */
export const unusable = (reason: string): Problem =>
  new Problem('model_unusable', {}, new Error(reason));

/** A model that exceeded its limit of time or memory. @param reason as for {@link unusable} */
export const tooSlow = (reason: string): Problem =>
  new Problem('model_too_slow', {}, new Error(reason));
