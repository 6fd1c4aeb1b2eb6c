import { testPageData } from '@aranya/shared/testing';
import { type PageData, readPageData } from './page-data';

test("replaces {hostname} everywhere by the page's host name", () => {
  const served = JSON.parse(JSON.stringify(testPageData)) as PageData;
  served.settings.services.accounts = 'http://{hostname}:4000/api/aranya';
  const read = readPageData(JSON.stringify(served), '192.168.1.10');
  expect(read.settings.services.accounts).toBe('http://192.168.1.10:4000/api/aranya');
});

test('refuses a page without its block', () => {
  expect(() => readPageData('', 'localhost')).toThrow();
});
