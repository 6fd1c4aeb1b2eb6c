import * as z from 'zod';
import { Problem } from '../../platform/problems/problem';
import { MODEL_LIMITS } from './limits';
import type { SuggestionModel } from './model';

/** The used part of Pl@ntNet's answer. */
const ServiceAnswer = z.object({
  /** Version of the service's model. */
  version: z.string().max(200).default(''),
  results: z
    .array(
      z.object({
        score: z.number().min(0).max(1),
        species: z.object({ scientificNameWithoutAuthor: z.string().max(200) }),
      }),
    )
    .max(1_000),
});

/** Pl@ntNet's message, with status 404, when it finds no species in the photo. */
const FOUND_NOTHING = /species not found/i;

const unavailable = (reason: string, cause?: unknown) =>
  new Problem('model_service_unavailable', {}, new Error(reason, { cause }));

/**
 * The service gets the photo alone: no place, name or record.
 * @param serviceUrl Includes the project, such as `https://my-api.plantnet.org/v2/identify/all`
 */
export function serviceModel(
  serviceUrl: string,
  key: string,
  ms: number = MODEL_LIMITS.serviceMs,
): SuggestionModel {
  const service = new URL(serviceUrl).hostname;
  const address = new URL(serviceUrl);
  address.searchParams.set('api-key', key);

  async function ask(photo: Uint8Array): Promise<Response> {
    const body = new FormData();
    body.append('images', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    body.append('organs', 'auto');
    try {
      // A redirect could send photo and key to another host.
      const signal = AbortSignal.timeout(ms);
      return await fetch(address, { method: 'POST', body, redirect: 'error', signal });
    } catch (error) {
      // The error could contain the address with the key.
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw unavailable(`${service} ${isLate ? 'is silent' : 'cannot be reached'}.`);
    }
  }

  return {
    service,
    async suggest(photo) {
      const answer = await ask(photo);
      const text = await answer.text().catch((error: unknown) => {
        throw unavailable(`${service} broke off its answer.`, error);
      });
      if (answer.status === 404 && FOUND_NOTHING.test(text)) {
        return { model: { name: service, version: '' }, scores: [] };
      }
      if (!answer.ok) throw unavailable(`${service} answers with status ${answer.status}.`);
      const read = ServiceAnswer.safeParse(await new Response(text).json().catch(() => null));
      if (!read.success) throw unavailable(`${service} does not answer like Pl@ntNet.`, read.error);
      const { version, results } = read.data;
      return {
        model: { name: service, version },
        scores: results.map(({ score, species }) => ({
          name: species.scientificNameWithoutAuthor,
          score,
        })),
      };
    },
    // A check would use up one of the paid calls.
    check: async () => undefined,
    file: async () => null,
    close: async () => undefined,
  };
}
