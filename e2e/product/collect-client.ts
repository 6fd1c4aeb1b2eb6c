import { randomBytes, randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { SaxesParser } from 'saxes';

/** The settings that a QR code carries. */
export interface CollectSettings {
  general: { server_url: string } & Record<string, unknown>;
  admin: Record<string, unknown>;
  project?: { name?: string; color?: string };
}

/** Decodes a scanned code as ODK Collect does. */
export function readSettingsCode(text: string): CollectSettings {
  return JSON.parse(inflateSync(Buffer.from(text, 'base64')).toString('utf8')) as CollectSettings;
}

/** One form of the form list. */
export interface ListedForm {
  formID: string;
  name: string;
  version: string;
  hash: string;
  downloadUrl: string;
  manifestUrl?: string;
}

/** A media file of a record. */
export interface Attachment {
  name: string;
  bytes: Buffer;
  type: string;
}

const ACCEPTED = new Set([201, 202]);

/** The text of every element, by local name, grouped by the element `group`. */
function elements(xml: string, group: string): Record<string, string>[] {
  const parser = new SaxesParser({ xmlns: true });
  const groups: Record<string, string>[] = [];
  let name = '';
  parser.on('opentag', ({ local }) => {
    if (local === group) groups.push({});
    name = local;
  });
  parser.on('text', (text) => {
    const current = groups.at(-1);
    if (current && text.trim()) current[name] = (current[name] ?? '') + text;
  });
  parser.write(xml).close();
  return groups;
}

/**
 * A client that behaves on the wire like ODK Collect: headers, device id in every address, checks
 * of every answer, HEAD before POST, and split POSTs.
 */
export class CollectClient {
  private readonly deviceId = `collect:${randomBytes(8).toString('hex')}`;
  private readonly server: string;

  constructor(settings: CollectSettings) {
    this.server = settings.general.server_url.replace(/\/+$/, '');
  }

  private request(address: string, init: RequestInit = {}) {
    const withDevice = new URL(address);
    withDevice.searchParams.set('deviceID', this.deviceId);
    return fetch(withDevice, {
      ...init,
      headers: {
        'X-OpenRosa-Version': '1.0',
        'User-Agent': 'org.odk.collect.android/v2026.3.3 Dalvik/2.1.0',
        ...init.headers,
      },
    });
  }

  /** Collect throws if the content type or the version header is wrong. */
  private async openRosaText(address: string) {
    const answer = await this.request(address);
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
    if (!answer.headers.get('content-type')?.includes('text/xml')) throw new Error('not text/xml');
    if (answer.headers.get('x-openrosa-version') !== '1.0') throw new Error('no OpenRosa version');
    return answer.text();
  }

  async formList(): Promise<ListedForm[]> {
    const forms = elements(await this.openRosaText(`${this.server}/formList`), 'xform');
    return forms as unknown as ListedForm[];
  }

  /** The form's XML and the names of its media, each downloaded. */
  async download(form: ListedForm): Promise<{ xml: string; media: string[] }> {
    const answer = await this.request(form.downloadUrl);
    if (answer.status !== 200) throw new Error(`form: ${answer.status}`);
    const media: string[] = [];
    if (form.manifestUrl) {
      for (const file of elements(await this.openRosaText(form.manifestUrl), 'mediaFile')) {
        const bytes = await this.request(file.downloadUrl ?? '');
        if (bytes.status !== 200) throw new Error(`${file.filename}: ${bytes.status}`);
        media.push(file.filename ?? '');
      }
    }
    return { xml: await answer.text(), media };
  }

  /**
   * Sends a record: HEAD first, then as many POSTs as the server's size limit requires.
   * @returns number of POSTs
   */
  async send(xml: string, files: Attachment[]): Promise<number> {
    const head = await this.request(`${this.server}/submission`, { method: 'HEAD' });
    if (head.status !== 204) throw new Error(`HEAD: ${head.status}`);
    const limit = Number(head.headers.get('x-openrosa-accept-content-length') ?? 10_000_000);
    const groups = splitFiles(xml, files, limit);
    for (const [index, group] of groups.entries()) {
      const answer = await this.post(xml, group, index < groups.length - 1);
      if (!ACCEPTED.has(answer.status)) {
        throw new Error(`POST: ${answer.status} ${await answer.text()}`);
      }
    }
    return groups.length;
  }

  private post(xml: string, files: Attachment[], incomplete: boolean) {
    const form = new FormData();
    form.set('xml_submission_file', new Blob([xml], { type: 'text/xml' }), 'record.xml');
    for (const { name, bytes, type } of files) {
      form.set(name, new Blob([new Uint8Array(bytes)], { type }), name);
    }
    if (incomplete) form.set('*isIncomplete*', 'yes');
    return this.request(`${this.server}/submission`, { method: 'POST', body: form });
  }
}

/** Groups files below the size limit; a larger file is sent alone. */
function splitFiles(xml: string, files: Attachment[], limit: number): Attachment[][] {
  const groups: Attachment[][] = [[]];
  let size = Buffer.byteLength(xml);
  for (const file of files) {
    const current = groups.at(-1) ?? [];
    if (current.length > 0 && size + file.bytes.length > limit) {
      groups.push([file]);
      size = Buffer.byteLength(xml) + file.bytes.length;
    } else {
      current.push(file);
      size += file.bytes.length;
    }
  }
  return groups;
}

interface RecordAnswers {
  species: string;
  /** Latitude and longitude in WGS84 degrees. */
  at: readonly [number, number];
  photo: string;
}

/** A filled-in instance of a form with species, location and photo. */
export function filledRecord(
  form: Pick<ListedForm, 'formID' | 'version'>,
  { species, at, photo }: RecordAnswers,
): { xml: string; instanceId: string } {
  const instanceId = `uuid:${randomUUID()}`;
  const xml = `<?xml version='1.0' ?><data id="${form.formID}" version="${form.version}" xmlns:orx="http://openrosa.org/xforms"><species>${species}</species><species_type>Tree</species_type><location>${at[0]} ${at[1]} 210.0 4.5</location><photo>${photo}</photo><orx:meta><orx:instanceID>${instanceId}</orx:instanceID></orx:meta></data>`;
  return { xml, instanceId };
}
