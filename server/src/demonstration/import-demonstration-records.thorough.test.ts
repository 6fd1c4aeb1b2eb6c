import { count, eq } from 'drizzle-orm';
import { openTestServer, signedInPerson, type TestPerson, type TestServer } from '../../testing';
import { workOf } from '../../testing/count-work';
import { mappingByNames } from '../../testing/forms/mapping-by-names';
import { collectionStateOf } from '../collecting/collection-state';
import { installForms } from '../collecting/forms/install-forms';
import { readOccurrences } from '../collecting/submissions/reading/read-occurrences';
import { readSubmissionDocument } from '../collecting/submissions/reading/submission-document';
import { form, formVersion, occurrence, submission } from '../collecting/tables';
import { API_PREFIX } from '../platform/http/api-prefix';
import { importDemonstrationRecords } from './import-demonstration-records';
import { type OwnedRecord, ownRecords } from './owned-records';
import { demonstrationRecords } from './records';

let server: TestServer;
let people: TestPerson[];
let records: OwnedRecord[];
beforeAll(async () => {
  server = await openTestServer({ prepare: installForms });
  people = [await signedInPerson(server), await signedInPerson(server)];
  const [collector, ...others] = people.map(({ id }) => id);
  records = ownRecords(demonstrationRecords(3000), collector ?? '', others);
});
afterAll(() => server.close());

const rowsIn = async () => {
  const { db } = server.context.database;
  const [submissions] = await db.select({ rows: count() }).from(submission);
  const [occurrences] = await db.select({ rows: count() }).from(occurrence);
  return [submissions?.rows, occurrences?.rows];
};

describe('importDemonstrationRecords', () => {
  test('stores three thousand records as submissions in batches', async () => {
    const { queries } = await workOf(server, () =>
      importDemonstrationRecords(server.context, records),
    );
    expect(queries).toBeLessThan(100);
    expect(await rowsIn()).toEqual([3000, 3000]);
  });

  test('changes nothing when it runs again', async () => {
    await importDemonstrationRecords(server.context, records);
    expect(await rowsIn()).toEqual([3000, 3000]);
  });

  test('shows on the map what the stored XML contains', async () => {
    const rows = await server.context.database.db
      .select({
        xml: submission.xml,
        formId: form.xmlFormId,
        version: formVersion.version,
        speciesName: occurrence.speciesName,
        latitude: occurrence.latitude,
        longitude: occurrence.longitude,
      })
      .from(submission)
      .innerJoin(occurrence, eq(occurrence.submissionId, submission.id))
      .innerJoin(form, eq(form.id, submission.formId))
      .innerJoin(formVersion, eq(formVersion.id, submission.formVersionId))
      .limit(200);
    for (const { xml, formId, version, ...shown } of rows) {
      const document = readSubmissionDocument(xml ?? Buffer.from(''));
      expect(document).toMatchObject({ formId, version });
      expect(readOccurrences(document, mappingByNames(document.root))).toMatchObject([shown]);
    }
  });

  test('gives the demonstration collector records, access to the forms and a completed trial', async () => {
    const [collector] = people;
    if (!collector) throw new Error('There is no collector.');
    const state = await collectionStateOf(server.context.database.db, collector.id);
    const own = records.filter(({ personId }) => personId === collector.id);
    expect(state).toMatchObject({ isTrialFormCompleted: true, contributions: own.length });
    const answer = await server.app.inject({
      method: 'POST',
      url: `${API_PREFIX}/collected-data`,
      headers: collector.headers,
      payload: { userId: state.odkUserId, userInsight: false },
    });
    const key = (name: string, place: readonly number[]) => `${name} ${place.join(' ')}`;
    const shown = (answer.json() as { speciesName: string; speciesLocation: number[] }[]).map(
      ({ speciesName, speciesLocation }) => key(speciesName, speciesLocation),
    );
    const sent = own.map(({ speciesName, latitude, longitude }) =>
      key(speciesName, [latitude, longitude]),
    );
    expect(shown.sort()).toEqual(sent.sort());
  });
});
