import { deflateSync } from 'node:zlib';
import { firstCharacters } from '../../../platform/text/first-characters';

/** A draft as its address needs it. */
interface TestedDraft {
  projectId: number;
  xmlFormId: string;
  token: string;
}

/** Kept of the title in the project's name, in characters: a code with less is read more easily. */
const TITLE_CHARACTERS = 40;

/**
 * The address that a test phone has, as in ODK Central: the draft's own key, and nothing but this form.
 *
 * @param publicUrl Of this server, as phones reach it.
 */
export const draftUrl = (publicUrl: string, { projectId, xmlFormId, token }: TestedDraft): string =>
  `${publicUrl}/v1/test/${token}/projects/${projectId}/forms/${encodeURIComponent(xmlFormId)}/draft`;

/**
 * Text of the QR code that makes a project of its own in ODK Collect, so that the tester's real one stays:
 * JSON, zlib, base64.
 */
export function draftSettingsCode(serverUrl: string, title: string): string {
  const settings = {
    general: {
      server_url: serverUrl,
      form_update_mode: 'match_exactly',
      autosend: 'wifi_and_cellular',
    },
    // Collect refuses a code without it.
    admin: {},
    project: { name: `[Draft] ${firstCharacters(title, TITLE_CHARACTERS)}`, icon: '📝' },
  };
  return deflateSync(JSON.stringify(settings)).toString('base64');
}
