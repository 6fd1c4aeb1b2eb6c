import { getOwnRecordAttachment, getOwnRecordInstance } from '@aranya/shared/api';
import type { EditInstanceOptions } from '@getodk/web-forms';

/** An own record that is edited. */
export interface EditedRecord {
  /** Record and files for the form engine, which writes a new `instanceID` and the `deprecatedID`. */
  instance: EditInstanceOptions;
  /** Names of the files that the server has already. */
  stored: ReadonlySet<string>;
}

/**
 * Reads an own record to edit it.
 * @param id of the record in the list of own records
 * @throws ApiError `edit_ended`, `not_found`
 */
export async function readRecord(id: string, signal: AbortSignal): Promise<EditedRecord> {
  const { instance, attachments } = await getOwnRecordInstance(id, signal);
  const names = attachments.map(({ name }) => name);
  return {
    instance: {
      resolveInstance: async () => instance,
      attachmentFileNames: names,
      resolveAttachment: async (name) =>
        new Response(await getOwnRecordAttachment(id, name, signal)),
    },
    stored: new Set(names),
  };
}
