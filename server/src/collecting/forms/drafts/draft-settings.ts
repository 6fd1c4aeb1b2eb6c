import { deflateSync } from 'node:zlib';
import { firstCharacters } from '../../../platform/text/first-characters';

interface TestedDraft {
  projectId: number;
  xmlFormId: string;
  token: string;
}

/** A shorter QR code is easier to scan. */
const TITLE_CHARACTERS = 40;

/** Contains the draft's own key, as in ODK Central, and gives access to this form only. */
export const draftUrl = (publicUrl: string, { projectId, xmlFormId, token }: TestedDraft): string =>
  `${publicUrl}/v1/test/${token}/projects/${projectId}/forms/${encodeURIComponent(xmlFormId)}/draft`;

/** Creates a separate project in ODK Collect, so that the tester's real project does not change. */
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
