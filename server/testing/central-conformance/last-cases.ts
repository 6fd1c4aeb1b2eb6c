import { centralVersion } from '../../src/collecting/central/check-central';
import { type ConformanceCase, same } from './bench';

/** Cases for the base address, and for irreversible changes to the project. */
export const LAST_CASES: ConformanceCase[] = [
  {
    name: 'address: below /v1/v1 there is nothing of Central (A6)',
    async run({ operator }) {
      const { status } = await operator('GET', '/v1/projects');
      same('status', status, 404);
      return undefined;
    },
  },
  {
    name: 'version: told at /version.txt, by the web server that belongs to Central (A7)',
    async run({ account }) {
      return (await centralVersion(account.url)) ? undefined : 'no /version.txt';
    },
  },
  {
    name: 'encrypted project: it has a key (A6)',
    async run({ client, operator }) {
      const made = await operator('POST', '~/key', { passphrase: 'conformance', hint: '' });
      same('encrypted', made.status, 200);
      same('key', typeof (await client.project()).keyId, 'number');
      return undefined;
    },
  },
];
