import { ApiError, getOwnRecordAttachment, getOwnRecordInstance } from '@aranya/shared/api';
import { PROBLEMS, RecordId } from '@aranya/shared/contracts';
import type { EditInstanceOptions } from '@getodk/web-forms';

export interface EditedRecord {
  id: string;
  /** The form engine writes a new `instanceID` and the `deprecatedID`. */
  instance: EditInstanceOptions;
  /** The server has files of these names already. */
  stored: ReadonlySet<string>;
}

const notFound = () =>
  new ApiError(404, { code: 'not_found', message: PROBLEMS.not_found.message });

/**
 * Form and id come from the page's address, which anybody can write.
 * @param id of the record in the list of own records
 * @throws ApiError `edit_ended`, `not_found`
 */
export async function readRecord(
  formId: string,
  id: string,
  signal: AbortSignal,
): Promise<EditedRecord> {
  if (!RecordId.safeParse(id).success) throw notFound();
  const { instance, attachments, ...record } = await getOwnRecordInstance(id, signal);
  if (record.formId !== formId) throw notFound();
  const names = attachments.map(({ name }) => name);
  return {
    id,
    instance: {
      resolveInstance: async () => instance,
      attachmentFileNames: names,
      resolveAttachment: async (name) =>
        new Response(await getOwnRecordAttachment(id, name, signal)),
    },
    stored: new Set(names),
  };
}
