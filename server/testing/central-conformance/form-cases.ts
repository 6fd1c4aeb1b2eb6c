import { createHash } from 'node:crypto';
import type { CentralClient } from '../../src/collecting/central/calls/central-client';
import { CENTRAL_CODES } from '../../src/collecting/central/connection/central-error';
import { whyRefused } from '../../src/collecting/central/forms/form-warnings';
import { inEnglish } from '../../src/platform/languages/sentence';
import { type ConformanceCase, refusedWith, same } from './bench';
import {
  conformanceForm,
  FIRST_VERSION,
  FORM_ID,
  PICTURE,
  PICTURE_BYTES,
} from './conformance-form';

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');
const found = async (client: CentralClient) =>
  (await client.forms()).find(({ xmlFormId }) => xmlFormId === FORM_ID);

/** Cases for creating, publishing and replacing forms. */
export const FORM_CASES: ConformanceCase[] = [
  {
    name: 'forms: a new one is a draft that asks for its files',
    async run({ client }) {
      await client.createForm(conformanceForm(), 'refuse');
      same('published', (await found(client))?.publishedAt, null);
      const asked = await client.draftAttachments(FORM_ID);
      same('files', asked, [{ name: PICTURE, exists: false }]);
      await refusedWith('again', CENTRAL_CODES.alreadyExists, () =>
        client.createForm(conformanceForm(), 'refuse'),
      );
      return undefined;
    },
  },
  {
    name: 'forms: published with its file it is open and has the MD5 of its bytes',
    async run({ client }) {
      await client.sendDraftAttachment(FORM_ID, PICTURE, 'image/png', PICTURE_BYTES);
      const files = await client.draftAttachments(FORM_ID);
      same('files', files, [{ name: PICTURE, exists: true }]);
      await client.publishDraft(FORM_ID);
      const form = await found(client);
      const { state, version, hash, draftToken } = form ?? {};
      const wanted = ['open', FIRST_VERSION, md5(conformanceForm()), null];
      same('form', [state, version, hash, draftToken ?? null], wanted);
      same('published', typeof form?.publishedAt, 'string');
      return undefined;
    },
  },
  {
    name: 'forms: a version is published once (409.6), and its draft can be taken back',
    async run({ client }) {
      await client.createDraft(FORM_ID, conformanceForm(), 'refuse');
      same('draft', (await client.draft(FORM_ID)).hash, md5(conformanceForm()));
      await refusedWith('again', CENTRAL_CODES.versionExists, () => client.publishDraft(FORM_ID));
      await client.deleteDraft(FORM_ID);
      await refusedWith('draft', CENTRAL_CODES.notFound, () => client.draft(FORM_ID));
      return undefined;
    },
  },
  {
    name: 'forms: the XForm that phones get is read with its title and the names of its files (B)',
    async run({ client }) {
      same('title', (await found(client))?.name, 'Trees & leaves');
      const xml = await client.formXml(FORM_ID);
      same('XForm', xml, conformanceForm().toString());
      const files = await client.formAttachments(FORM_ID);
      same('files', files, [{ name: PICTURE, exists: true }]);
      await refusedWith('other', CENTRAL_CODES.notFound, () => client.formXml('no such form'));
      return undefined;
    },
  },
  {
    name: 'forms: the draft of a form that never was published stays (B)',
    async run({ client }) {
      const formId = 'never published';
      await client.createForm(conformanceForm('1', ['species'], formId), 'refuse');
      await refusedWith('draft removed', CENTRAL_CODES.neverPublished, () =>
        client.deleteDraft(formId),
      );
      return undefined;
    },
  },
  {
    name: 'warnings: a version without a field of the one before is named and can be accepted (A2)',
    async run({ client, operator }) {
      const shorter = conformanceForm('2026010102', ['species']);
      const refusal = await refusedWith('warned', CENTRAL_CODES.formWarnings, () =>
        client.createDraft(FORM_ID, shorter, 'refuse'),
      );
      const words = 'the version there has fields that this one lacks: note.';
      same('warning', inEnglish(whyRefused(refusal)), words);
      await client.createDraft(FORM_ID, shorter, 'accept');
      await operator('DELETE', `~/forms/${encodeURIComponent(FORM_ID)}/draft`);
      return undefined;
    },
  },
  {
    name: 'warnings: a form that was deleted is named and can be made again (A2, A5)',
    async run({ client, operator }) {
      const formId = 'deleted conformance';
      await client.createForm(conformanceForm('1', ['species'], formId), 'refuse');
      await client.sendDraftAttachment(formId, PICTURE, 'image/png', PICTURE_BYTES);
      await client.publishDraft(formId);
      const { id } = await client.createAppUser('Somebody');
      const path = `~/forms/${encodeURIComponent(formId)}`;
      same('deleted', (await operator('DELETE', path)).status, 200);
      const ids = (await client.forms()).map(({ xmlFormId }) => xmlFormId);
      same('listed', ids.includes(formId), false);
      await refusedWith('assigned', CENTRAL_CODES.notFound, () => client.assign(formId, id));
      await refusedWith('records', CENTRAL_CODES.notFound, () => client.countRecords(formId));
      const again = conformanceForm('2', ['species'], formId);
      const refusal = await refusedWith('warned', CENTRAL_CODES.formWarnings, () =>
        client.createForm(again, 'refuse'),
      );
      same('warning', inEnglish(whyRefused(refusal)), 'a form with this id was deleted there.');
      await client.createForm(again, 'accept');
      return undefined;
    },
  },
];
