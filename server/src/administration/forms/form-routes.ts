import {
  FormPinRequest,
  FormStateRequest,
  FormsAnswer,
  FormTileRequest,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { eq } from 'drizzle-orm';
import { setFormPin } from '../../collecting/forms/form-pin';
import { setFormState } from '../../collecting/forms/form-state';
import { refuseWithCentral } from '../../collecting/refuse-with-central';
import { form, formRequest } from '../../collecting/tables';
import { LIMITS } from '../../platform/configuration/limits';
import type { ServerApp } from '../../platform/http/app-types';
import { sentence } from '../../platform/languages/sentence';
import { invalidField } from '../../platform/problems/problem';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../administrator-route';
import { listForms, requireForm } from './form-queries';

export function formRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;

  app.get(
    '/forms',
    administratorRoute('Every form', { response: { 200: FormsAnswer } }),
    async () => {
      const states = await context.collection.formStates();
      const notThere = await context.collection.formsNotThere?.();
      const forms = [];
      for (const one of await listForms(db)) {
        const notInCentral = notThere?.get(one.id);
        const state = states.get(one.id) ?? one.state;
        const isGuarded =
          one.hasPin && (await context.limiter.isUsedUp('formPinPerFormDaily', String(one.id)));
        forms.push({
          ...one,
          state,
          ...(notInCentral && { notInCentral }),
          ...(isGuarded && { isGuarded }),
        });
      }
      const openRequests = await db.$count(formRequest, eq(formRequest.state, 'refused'));
      return { forms, openRequests };
    },
  );

  app.post(
    '/forms/:id/state',
    changeRoute('Open or close a form', { params: NumericIdParams, body: FormStateRequest }),
    async (request) => {
      const { id } = await requireForm(db, request.params.id);
      const { state } = request.body;
      refuseWithCentral(context);
      await setFormState(db, id, state);
      const details = { formId: id, state };
      return recordAction(context, request, 'form.state_changed', { details });
    },
  );

  app.post(
    '/forms/:id/pin',
    changeRoute('Set the PIN of a targeted form; only its hash is kept', {
      params: NumericIdParams,
      body: FormPinRequest,
    }),
    async (request) => {
      const { id, xmlFormId, kind } = await requireForm(db, request.params.id);
      if (kind !== 'targeted') throw invalidField('pin', sentence('Everybody may have this form.'));
      await setFormPin(db, xmlFormId, request.body.pin);
      // Earlier guesses concerned the previous PIN.
      await context.limiter.forget('formPinPerFormDaily', String(id));
      return recordAction(context, request, 'form.pin_set', { details: { formId: id } });
    },
  );

  app.post(
    '/forms/:id/tile',
    changeRoute(
      'Set the tile of a form, and who may have it; who has it keeps it',
      { params: NumericIdParams, body: FormTileRequest },
      LIMITS.listBodyBytes,
    ),
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
      return recordAction(context, request, 'form.tile_set', { details });
    },
  );
}
