import {
  FormMappingAnswer,
  FormMappingRequest,
  NumericIdParams,
} from '@aranya/shared/contracts/administration';
import { eq, sql } from 'drizzle-orm';
import { READ_FORM_FIELDS } from '../../collecting/forms/mapping/read-form-fields';
import { setMapping } from '../../collecting/forms/mapping/stored-mapping';
import {
  EMPTY_MAPPING,
  mappedQuestions,
  wholeMapping,
} from '../../collecting/mapping/form-mapping';
import { formVersion, recordsToRead, submission } from '../../collecting/tables';
import { LIMITS } from '../../platform/configuration/limits';
import type { Database } from '../../platform/database/database';
import type { ServerApp } from '../../platform/http/app-types';
import { sentence } from '../../platform/languages/sentence';
import { invalidField } from '../../platform/problems/problem';
import type { PublishingContext } from '../../publishing/publishing-context';
import { administratorRoute, changeRoute, recordAction } from '../administrator-route';
import { requireForm } from './form-queries';
import { exampleRecord, mappingUses } from './mapping-example';

export function formMappingRoutes(app: ServerApp, context: PublishingContext): void {
  const { db } = context.database;

  /** @throws Problem `not_found`, `busy` */
  async function read(id: number): Promise<FormMappingAnswer> {
    const { mapping, mappingBy: by, currentVersionId } = await requireForm(db, id);
    const isCurrent = eq(formVersion.id, currentVersionId ?? 0);
    const [version] = await db.select().from(formVersion).where(isCurrent);
    const { questions, repeats, guess } = version
      ? await context.heavyWork.run(READ_FORM_FIELDS, version.xml)
      : { questions: [], repeats: [], guess: EMPTY_MAPPING };
    const known = mapping ? wholeMapping(mapping) : guess;
    return {
      mapping: known,
      by,
      guess,
      questions,
      toRead: await countToRead(db, id),
      uses: mappingUses(known, repeats),
    };
  }

  app.get(
    '/forms/:id/mapping',
    administratorRoute('What the questions of a form mean, and what they could', {
      params: NumericIdParams,
      response: { 200: FormMappingAnswer },
    }),
    async (request) => {
      const { id } = request.params;
      const answer = await read(id);
      const example = await exampleRecord(context, id, wholeMapping(answer.mapping));
      return { ...answer, example };
    },
  );

  app.post(
    '/forms/:id/mapping',
    changeRoute(
      'Say what the questions of a form mean; its records are read again',
      { params: NumericIdParams, body: FormMappingRequest },
      LIMITS.listBodyBytes,
    ),
    async (request) => {
      const { id } = request.params;
      const mapping = wholeMapping(request.body.mapping);
      const known = await read(id);
      // The guess considers all questions, although the list of them is limited.
      const mapped = [known.mapping, known.guess].map(wholeMapping).flatMap(mappedQuestions);
      const paths = new Set([...known.questions, ...mapped].map(({ path }) => path));
      const unknown = mappedQuestions(mapping).find(({ path }) => !paths.has(path));
      if (unknown) {
        throw invalidField(`mapping.${unknown.term}`, sentence('The form does not ask this.'));
      }
      await setMapping(db, id, mapping);
      context.rereading.begin();
      return recordAction(context, request, 'form.mapped', { details: { formId: id } });
    },
  );
}

async function countToRead(db: Database, id: number): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(recordsToRead)
    .innerJoin(
      submission,
      sql`${submission.formId} = ${recordsToRead.formId} and ${submission.id} > ${recordsToRead.readTo}`,
    )
    .where(eq(recordsToRead.formId, id));
  return counted?.count ?? 0;
}
