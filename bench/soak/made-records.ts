import { randomBytes, randomUUID } from 'node:crypto';
import { testRecord } from '../../server/src/odk-conformance/test-forms';
import { FORM_ID } from './soak-server';

/** A record ready to be sent, with what must be found of it afterwards. */
export interface MadeRecord {
  instanceId: string;
  body: Buffer;
  contentType: string;
  /** Bytes of its photo; null where it has none. */
  photoBytes: number | null;
}

const SPECIES = ['Shorea_robusta', 'Madhuca_longifolia', 'Diospyros_melanoxylon', 'Cedrus_deodara'];
const LARGEST_PHOTO = 200_000;

/** Photos differ in their first bytes only, so that making them costs no time of the run. */
const NOISE = randomBytes(LARGEST_PHOTO);

/** A new record of about 0.6 kB, as ODK Collect writes it, with a photo of so many bytes. */
export function makeRecord(photoBytes: number | null): MadeRecord {
  const instanceId = `uuid:${randomUUID()}`;
  const place = () => (20 + Math.random() * 2).toFixed(5);
  const xml = testRecord({
    form: FORM_ID,
    instanceId,
    species: SPECIES[Math.floor(Math.random() * SPECIES.length)],
    location: `${place()} 8${place().slice(1)} 216.0 4.5`,
    ...(photoBytes === null ? {} : { photo: 'tree.jpg' }),
  });
  const boundary = `----odk${randomUUID()}`;
  const part = (name: string, fileName: string, type: string) =>
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n` +
        `Content-Type: ${type}\r\n\r\n`,
    );
  const end = Buffer.from('\r\n');
  const photo =
    photoBytes === null
      ? []
      : [part('tree.jpg', 'tree.jpg', 'image/jpeg'), photoOf(instanceId, photoBytes), end];
  const body = Buffer.concat([
    part('xml_submission_file', 'record.xml', 'text/xml'),
    Buffer.from(xml),
    end,
    ...photo,
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { instanceId, body, contentType: `multipart/form-data; boundary=${boundary}`, photoBytes };
}

/** The photo of a record: its id, then noise. */
export function photoOf(instanceId: string, bytes: number): Buffer {
  const photo = Buffer.from(NOISE.subarray(0, bytes));
  photo.write(instanceId.padEnd(64), 0, 'latin1');
  return photo;
}
