import {
  DoneAnswer,
  FormTileRequest,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { eq } from 'drizzle-orm';
import { form } from '../../collecting/tables';
import { LIMITS } from '../../platform/configuration/limits';
import type { ServerApp } from '../../platform/http/app-types';
import { sentence } from '../../platform/languages/sentence';
import { invalidField } from '../../platform/problems/problem';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute } from '../administration-audience';
import { recordAction } from '../record-action';
import { requireForm } from './form-queries';

/** Routes for a form's tile, and for its PIN requirement. */
export function formTileRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;
  app.post(
    '/forms/:id/tile',
    {
      bodyLimit: LIMITS.listBodyBytes,
      ...administratorRoute('Set the tile of a form, and who may have it; who has it keeps it', {
        params: NumericIdParams,
        body: FormTileRequest,
        response: { 200: DoneAnswer },
      }),
    },
    async (request) => {
      const { id, kind: before } = await requireForm(db, request.params.id);
      const { tile, kind } = request.body;
      if (before === 'trial') {
        throw invalidField(
          'tile',
          sentence('Everybody begins with this form: it has a step of its own.'),
        );
      }
      await db.update(form).set({ tile, kind }).where(eq(form.id, id));
      const details = { formId: id, kind, tile: tile !== null };
      await recordAction(context, request, 'form.tile_set', { details });
      return { done: true as const };
    },
  );
}
