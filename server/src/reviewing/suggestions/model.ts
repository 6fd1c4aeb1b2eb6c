import type { BrowserModel, ModelName } from '@aranya/shared/contracts/review';
import { Problem } from '../../platform/problems/problem';

/** Scores are from 0 to 1. */
export interface SpeciesScore {
  /** Scientific name as the model or service writes it. */
  name: string;
  score: number;
}

export interface ModelFile extends Omit<BrowserModel, 'labels'> {
  /** Absolute path of the ONNX file. */
  file: string;
  /** Scientific names by the position of the output. */
  labels: readonly string[];
}

/** A port with adapters for ONNX files and for services with Pl@ntNet's API. */
export interface SuggestionModel {
  /** Host name that receives photos; null if they stay on this server. */
  service: string | null;
  /**
   * @param photo JPEG without metadata
   * @throws Problem `model_unusable`, `model_too_slow`, `model_service_unavailable`, `busy`
   */
  suggest(photo: Uint8Array): Promise<{ model: ModelName; scores: SpeciesScore[] }>;
  /** @throws Problem with the reason as its cause */
  check(): Promise<void>;
  /** Null for a service. @throws as `check` */
  file(): Promise<ModelFile | null>;
  close(): Promise<void>;
}

/** @param reason Sentence for the operator, as the log shows it */
export const unusable = (reason: string): Problem =>
  new Problem('model_unusable', {}, new Error(reason));

/** For a limit of time or memory. @param reason as for {@link unusable} */
export const tooSlow = (reason: string): Problem =>
  new Problem('model_too_slow', {}, new Error(reason));
