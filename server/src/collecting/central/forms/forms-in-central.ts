import { PROJECT_ID } from '@aranya/shared/contracts';
import type { CentralFormsAnswer } from '@aranya/shared/contracts/administration';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { type Sentence, sentence } from '../../../platform/languages/sentence';
import type { FormsInCentral } from '../../collection-server';
import { form, formVersion } from '../../tables';
import type { CentralForm } from '../calls/central-answers';
import type { CentralClient } from '../calls/central-client';
import { forPerson, sentenceForAdministrators } from '../central-problem';
import { CENTRAL_CODES, isRefusal } from '../connection/central-error';
import { knownState } from '../reading/known-forms';
import { type Reason, type Registration, registerForm } from './register-forms';

export const formsInCentral = (db: Database, client: CentralClient): FormsInCentral => ({
  async publish(given, acceptWarnings) {
    const warnings = acceptWarnings ? 'accept' : 'refuse';
    const { outcome, reason = { words: '' } } = await forPerson(async () =>
      registerForm(client, given, await client.forms(), { warnings, newer: 'replace' }),
    );
    const said = SENTENCES[outcome]?.(reason);
    return said ? { said, isWarning: outcome === 'warned' } : null;
  },
  async list() {
    try {
      const published = (await client.forms()).filter(({ publishedAt }) => publishedAt);
      return { problem: null, forms: takeable(published, await versionsHere(db)) };
    } catch (error) {
      return { problem: sentenceForAdministrators(error), forms: [] };
    }
  },
  read: (xmlFormId) =>
    forPerson(async () => {
      try {
        const xml = Buffer.from(await client.formXml(xmlFormId));
        const files = await client.formAttachments(xmlFormId);
        return { xml, fileNames: files.map(({ name }) => name) };
      } catch (error) {
        if (isRefusal(error, CENTRAL_CODES.notFound)) return null;
        throw error;
      }
    }),
});

const SENTENCES: Partial<Record<Registration['outcome'], (reason: Reason) => Sentence>> = {
  left: (reason) => sentence('ODK Central keeps what it has of this form: {reason}', { reason }),
  warned: (reason) => sentence('ODK Central warns of this form: {reason}', { reason }),
  refused: (reason) => sentence('ODK Central refuses this form: {reason}', { reason }),
};

/** Versions are compared as text. */
const takeable = (
  published: readonly CentralForm[],
  here: ReadonlyMap<string, string | null>,
): CentralFormsAnswer['forms'] =>
  published
    .map(({ xmlFormId, name, version, state }) => ({
      formId: xmlFormId,
      title: name || xmlFormId,
      version: version ?? '',
      versionHere: here.get(xmlFormId) ?? null,
      state: knownState(state),
    }))
    .filter(({ formId, version }) => {
      const known = here.get(formId);
      return known === undefined || (known !== null && version > known);
    });

/** Versions that phones would get from this server, by form id. */
async function versionsHere(db: Database): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ xmlFormId: form.xmlFormId, version: formVersion.version })
    .from(form)
    .leftJoin(formVersion, eq(formVersion.id, form.currentVersionId))
    .where(eq(form.projectId, PROJECT_ID));
  return new Map(rows.map(({ xmlFormId, version }) => [xmlFormId, version]));
}
