import {
  DoneAnswer,
  FormPinRequest,
  FormStateRequest,
  FormsAnswer,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { setFormPin } from '../../collecting/forms/form-pin';
import { setFormState } from '../../collecting/forms/form-state';
import { refuseWithCentral } from '../../collecting/refuse-with-central';
import type { ServerApp } from '../../platform/http/app-types';
import { sentence } from '../../platform/languages/sentence';
import { invalidField } from '../../platform/problems/problem';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute } from '../administration-audience';
import { recordAction } from '../record-action';
import { listForms, requireForm } from './form-queries';
import { countOpenRequests } from './form-request-queries';

export function formRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;
  const done = { done: true as const };

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
      return { forms, openRequests: await countOpenRequests(db) };
    },
  );

  app.post(
    '/forms/:id/state',
    administratorRoute('Open or close a form', {
      params: NumericIdParams,
      body: FormStateRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const { id } = await requireForm(db, request.params.id);
      const { state } = request.body;
      refuseWithCentral(context);
      await setFormState(db, id, state);
      const details = { formId: id, state };
      await recordAction(context, request, 'form.state_changed', { details });
      return done;
    },
  );

  app.post(
    '/forms/:id/pin',
    administratorRoute('Set the PIN of a targeted form; only its hash is kept', {
      params: NumericIdParams,
      body: FormPinRequest,
      response: { 200: DoneAnswer },
    }),
    async (request) => {
      const { id, xmlFormId, kind } = await requireForm(db, request.params.id);
      if (kind !== 'targeted') throw invalidField('pin', sentence('Everybody may have this form.'));
      await setFormPin(db, xmlFormId, request.body.pin);
      // Earlier guesses concerned the previous PIN.
      await context.limiter.forget('formPinPerFormDaily', String(id));
      await recordAction(context, request, 'form.pin_set', { details: { formId: id } });
      return done;
    },
  );
}
