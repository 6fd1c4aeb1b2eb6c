import * as z from 'zod/mini';
import { Moment } from '../administration/paging';
import { speciesNames } from '../explore/records';
import { exactText } from '../fields/fields';
import { ExpectedHere } from './records';

/** Suggestions of a model that are shown for one photo. */
export const SHOWN_SUGGESTIONS = 5;

/** Name and version of a model, as the institute states them. */
export const ModelName = z.object({ name: z.string(), version: z.string() });
export type ModelName = z.infer<typeof ModelName>;

/** A species of the lists that a model finds in a photo. Never an identification. */
export const Suggestion = z.object({
  ...speciesNames,
  /** Score of the model, from 0 to 1. */
  score: z.number(),
  expectedHere: ExpectedHere,
});
export type Suggestion = z.infer<typeof Suggestion>;

/** Suggestions for a photo of a record, by the model that made them. */
export const PhotoSuggestions = z.object({
  /** Name of the photo. */
  photo: z.string(),
  model: ModelName,
  at: Moment,
  /** At most {@link SHOWN_SUGGESTIONS}, the likeliest here first; empty: no species of the lists. */
  suggestions: z.array(Suggestion),
});
export type PhotoSuggestions = z.infer<typeof PhotoSuggestions>;

/** GET review/records/:recordId/suggestions: stored suggestions for the photos of a record. */
export const RecordSuggestions = z.object({
  /** The model that can be asked; null without one. */
  model: z.nullable(
    z.object({
      /** Host name of the service outside of the institute that gets the photo; null: it stays here. */
      service: z.nullable(z.string()),
    }),
  ),
  photos: z.array(PhotoSuggestions),
});
export type RecordSuggestions = z.infer<typeof RecordSuggestions>;

/**
 * POST review/records/:recordId/suggestions: asks the model about a photo of a record.
 * @throws `not_found` without model or photo, `model_unusable`, `model_too_slow`, `model_service_unavailable`
 */
export const SuggestionRequest = z.object({ photo: exactText(255) });

/** How a photo becomes the input of a model. */
export const ModelInput = z.object({
  /** Size in pixels. The middle of the photo is scaled to it. */
  width: z.int().check(z.minimum(1), z.maximum(2048)),
  height: z.int().check(z.minimum(1), z.maximum(2048)),
  /** Order of the numbers: channels first, or last. */
  layout: z.enum(['NCHW', 'NHWC']),
  /** For red, green and blue from 0 to 1: `(value - mean) / std`. */
  mean: z.tuple([z.number(), z.number(), z.number()]),
  std: z.tuple([z.number(), z.number(), z.number()]),
});
export type ModelInput = z.infer<typeof ModelInput>;

/** GET suggestion-model: the model for suggestions in the browser. @throws `not_found` without one */
export const BrowserModel = z.extend(ModelName, {
  /** Size of the model's file in bytes. */
  bytes: z.int(),
  /** Subresource Integrity of the file, GET suggestion-model/file. */
  integrity: z.string(),
  input: ModelInput,
  /** Whether the outputs are logits, which softmax turns into scores. */
  isLogits: z.boolean(),
  /** By the position of each output; null for labels that the species lists do not have. */
  labels: z.array(
    z.nullable(
      z.object({
        ...speciesNames,
        /** Factor of the score by which suggestions are ordered, from the public records of all places. */
        weight: z.number(),
      }),
    ),
  ),
});
export type BrowserModel = z.infer<typeof BrowserModel>;
