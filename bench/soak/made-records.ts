import { randomBytes, randomUUID } from 'node:crypto';
import { testRecord } from '../../server/testing/odk-conformance/test-forms';
import { FORM_ID } from './soak-server';

export interface MadeRecord {
  instanceId: string;
  body: Buffer;
  contentType: string;
  /** Null without a photo. */
  photoBytes: number | null;
}

const SPECIES = ['Shorea_robusta', 'Madhuca_longifolia', 'Diospyros_melanoxylon', 'Cedrus_deodara'];
const LARGEST_PHOTO = 200_000;

/** Photos differ in their first bytes only, so that generating them is cheap. */
const NOISE = randomBytes(LARGEST_PHOTO).map((byte) => (byte === 0xff ? 0 : byte));

/** The server parses the start of a JPEG and of its pixel data. */
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** About 0.6 kB in ODK Collect's format, beside the photo. */
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

/** A JPEG without metadata that contains the record's id and noise. */
export function photoOf(instanceId: string, bytes: number): Buffer {
  const photo = Buffer.from(NOISE.subarray(0, bytes));
  photo.set(JPEG_HEAD);
  photo.write(instanceId.padEnd(64), JPEG_HEAD.length, 'latin1');
  photo.set(JPEG_END, bytes - JPEG_END.length);
  return photo;
}
