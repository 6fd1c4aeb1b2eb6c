import { deflateSync } from 'node:zlib';
import { firstCharacters } from '../../../platform/text/first-characters';

/** The fields of a draft that its address contains. */
interface TestedDraft {
  projectId: number;
  xmlFormId: string;
  token: string;
}

/** Length to which the title is cut in the project's name, in characters: a shorter QR code is easier to scan. */
const TITLE_CHARACTERS = 40;

/**
 * Returns the server address for a test phone, as in ODK Central: it contains the draft's own key and gives
 * access to this form only.
 *
 * @param publicUrl Address of this server as phones reach it.
 */
export const draftUrl = (publicUrl: string, { projectId, xmlFormId, token }: TestedDraft): string =>
  `${publicUrl}/v1/test/${token}/projects/${projectId}/forms/${encodeURIComponent(xmlFormId)}/draft`;

/**
 * Returns the text of a QR code that creates a separate project in ODK Collect, so that the tester's real
 * project does not change: JSON, zlib, base64.
 */
export function draftSettingsCode(serverUrl: string, title: string): string {
  const settings = {
    general: {
      server_url: serverUrl,
      form_update_mode: 'match_exactly',
      autosend: 'wifi_and_cellular',
    },
    // Collect refuses a code without this field.
    admin: {},
    project: { name: `[Draft] ${firstCharacters(title, TITLE_CHARACTERS)}`, icon: '📝' },
  };
  return deflateSync(JSON.stringify(settings)).toString('base64');
}
