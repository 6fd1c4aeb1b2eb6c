import { createHash } from 'node:crypto';
import { CENTRAL_CODES } from '../../src/collecting/central/connection/central-error';
import { type ConformanceBench, type ConformanceCase, refusedWith, same } from './bench';
import {
  conformanceForm,
  FIRST_VERSION,
  FORM_ID,
  newRecordId,
  PICTURE_BYTES,
  recordXml,
} from './conformance-form';

const ENCODED = encodeURIComponent(FORM_ID);

/** A phone with or without access to the cases' form. */
export async function newPhone({ client, phone }: ConformanceBench, assigned = true) {
  const made = await client.createAppUser('Phone');
  if (assigned) await client.assign(FORM_ID, made.id);
  return { ...made, ...phone(made.token) };
}

/** Cases for calls with a phone's credential. */
export const PHONE_CASES: ConformanceCase[] = [
  {
    name: 'assignments: given once, the second time 409.3; listed with app user and form',
    async run(bench) {
      const { client } = bench;
      const { id, get } = await newPhone(bench, false);
      same('before', (await get('/formList')).text.includes('<xform>'), false);
      same('given', await client.assign(FORM_ID, id), true);
      same('given again', await client.assign(FORM_ID, id), false);
      const own = (await client.assignments()).filter(({ actorId }) => actorId === id);
      same('listed', own, [{ actorId: id, xmlFormId: FORM_ID }]);
      await refusedWith('unknown form', CENTRAL_CODES.notFound, () => client.assign('other', id));
      return undefined;
    },
  },
  {
    name: 'form list: names id, version, MD5 and the address of the form, byte for byte',
    async run(bench) {
      const { get } = await newPhone(bench);
      const { status, text, headers } = await get('/formList');
      same('status', [status, headers.get('x-openrosa-version')], [200, '1.0']);
      const xml = conformanceForm();
      const md5 = createHash('md5').update(xml).digest('hex');
      for (const part of [
        `<formID>${FORM_ID}</formID>`,
        '<name>Trees &amp; leaves</name>',
        `<version>${FIRST_VERSION}</version>`,
        `<hash>md5:${md5}</hash>`,
      ]) {
        same(`${part} in the list`, text.includes(part), true);
      }
      const address = /<downloadUrl>([^<]*)<\/downloadUrl>/.exec(text)?.[1] ?? '';
      same('address', address.endsWith(`/forms/${ENCODED}.xml`), true);
      same('form', (await get(address)).bytes.equals(xml), true);
      return undefined;
    },
  },
  {
    name: 'manifest: named in the form list; names the file and its MD5',
    async run(bench) {
      const { get } = await newPhone(bench);
      const list = (await get('/formList')).text;
      const address = /<manifestUrl>([^<]*)</.exec(list)?.[1] ?? '';
      same('in the form list', address.endsWith(`/forms/${ENCODED}/manifest`), true);
      const { status, text } = await get(address);
      const md5 = createHash('md5').update(PICTURE_BYTES).digest('hex');
      same('manifest', [status, text.includes(`<hash>md5:${md5}</hash>`)], [200, true]);
      const file = /<downloadUrl>([^<]*)<\/downloadUrl>/.exec(text)?.[1] ?? '';
      same('file', (await get(file)).bytes.equals(PICTURE_BYTES), true);
      return undefined;
    },
  },
  {
    name: 'credentials: malformed 401, unknown 403; a call without the OpenRosa header 400',
    async run(bench) {
      const { get } = await newPhone(bench);
      same('malformed', (await bench.phone('short').get('/formList')).status, 401);
      same('unknown', (await bench.phone('a'.repeat(64)).get('/formList')).status, 403);
      same('header', (await get('/formList', { 'x-openrosa-version': '2.0' })).status, 400);
      return undefined;
    },
  },
  {
    name: 'submission: 204 for a question; 201, the same again 201, another with its id 409',
    async run(bench) {
      const { head, send } = await newPhone(bench);
      same('question', (await head('/submission')).status, 204);
      const instanceId = newRecordId();
      same('first', (await send(recordXml({ instanceId }))).status, 201);
      same('again', (await send(recordXml({ instanceId }))).status, 201);
      const other = recordXml({ instanceId, species: 'Ficus_religiosa' });
      same('other', (await send(other)).status, 409);
      return undefined;
    },
  },
  {
    name: 'submission: without the form 401, of a version that never was 404',
    async run(bench) {
      const unassigned = await newPhone(bench, false);
      same('form', (await unassigned.get(`/forms/${ENCODED}.xml`)).status, 403);
      const xml = recordXml({ instanceId: newRecordId() });
      same('without the form', (await unassigned.send(xml)).status, 401);
      const { send } = await newPhone(bench);
      const unknown = recordXml({ instanceId: newRecordId(), version: '1999010101' });
      same('version', (await send(unknown)).status, 404);
      return undefined;
    },
  },
  {
    name: 'form states: closing is hidden and takes records, closed takes none (A5)',
    async run(bench) {
      const { get, send } = await newPhone(bench);
      const { client, operator } = bench;
      const listed = async () => (await get('/formList')).text.includes('<xform>');
      const sent = async () => (await send(recordXml({ instanceId: newRecordId() }))).status;
      const stateIs = async (state: string) => {
        same('set', (await operator('PATCH', `~/forms/${ENCODED}`, { state })).status, 200);
        const form = (await client.forms()).find(({ xmlFormId }) => xmlFormId === FORM_ID);
        same('told', form?.state, state);
      };
      await stateIs('closing');
      same('closing', [await listed(), await sent()], [false, 201]);
      await stateIs('closed');
      same('closed', [await listed(), await sent()], [false, 409]);
      same('closed form', (await get(`/forms/${ENCODED}.xml`)).status, 403);
      await stateIs('open');
      same('open', [await listed(), await sent()], [true, 201]);
      return undefined;
    },
  },
  {
    name: 'a credential that is ended: its app user stays, the phone is refused with 403 (A4)',
    async run(bench) {
      const { id, token, get } = await newPhone(bench);
      const { client } = bench;
      await client.revoke(token);
      const listed = (await client.appUsers()).find((one) => one.id === id);
      same('credential', listed?.token, null);
      same('phone', (await get('/formList')).status, 403);
      const assigned = (await client.assignments()).filter(({ actorId }) => actorId === id);
      same('assignments', assigned.length, 1);
      await refusedWith('again', 403.1, () => client.revoke(token));
      return undefined;
    },
  },
  {
    name: 'an app user that is deleted loses its assignments; its records stay (A3)',
    async run(bench) {
      const { id, get, send } = await newPhone(bench);
      const { client } = bench;
      same('sent', (await send(recordXml({ instanceId: newRecordId() }))).status, 201);
      const before = await client.countRecords(FORM_ID);
      await client.deleteAppUser(id);
      same('phone', (await get('/formList')).status, 403);
      const assigned = (await client.assignments()).filter(({ actorId }) => actorId === id);
      same('assignments', assigned, []);
      same('records', await client.countRecords(FORM_ID), before);
      return undefined;
    },
  },
];
