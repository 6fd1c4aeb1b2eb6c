import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '../../bench/soak/client';
import { submit } from '../../bench/soak/phone-calls';
import { FORM_ID } from '../../bench/soak/soak-server';
import type { ServerProcess } from '../../server/testing/odk-conformance/server-process';
import { testRecord } from '../../server/testing/odk-conformance/test-forms';
import { API, middle, rounded, timed, totalOf } from './served-views';

const NEW_RECORDS = 8;

/** Sends records to one process and waits until another shows each. */
export async function newRecords(
  taker: ServerProcess,
  shower: ServerProcess,
  token: string,
  round: number,
): Promise<{ middle: number; longest: number }> {
  const client = openClient(2);
  const times: number[] = [];
  const whole = (turn: number) =>
    // Not twice the same question, whose answer may be kept for a second.
    `${shower.origin}${API}?bbox=60,5,100,${(40 + turn / 1e4).toFixed(4)}&zoom=3`;
  let turn = round * 2_000;
  const total = async () => {
    turn += 1;
    return totalOf((await timed(whole(turn))).body);
  };
  for (let record = 0; record < NEW_RECORDS; record += 1) {
    const before = await total();
    const xml = testRecord({
      form: FORM_ID,
      instanceId: `uuid:${randomUUID()}`,
      // Threatened ones, too: they make others coarse.
      species: record % 2 ? 'Shorea_robusta' : 'Taxus_contorta',
      location: `${(20 + Math.random()).toFixed(5)} ${(84 + Math.random()).toFixed(5)} 216.0 4.5`,
    });
    const body = Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="xml_submission_file"; filename="r.xml"\r\nContent-Type: text/xml\r\n\r\n${xml}\r\n--b--\r\n`,
    );
    const sent = {
      instanceId: '',
      body,
      contentType: 'multipart/form-data; boundary=b',
      photoBytes: null,
    };
    const { status } = await client.call(submit(taker.origin, { token }, sent));
    if (status !== 201) throw new Error(`The record got ${status}.`);
    const from = performance.now();
    while ((await total()) <= before) await pause(100);
    times.push(performance.now() - from);
  }
  client.close();
  return { middle: middle(times), longest: rounded(Math.max(...times)) };
}
