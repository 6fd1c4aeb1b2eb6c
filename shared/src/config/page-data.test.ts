import { testPageData } from '@aranya/shared/testing';
import { type PageData, readPageData } from './page-data';

test('the host name of the page stands in for {hostname} everywhere', () => {
  const served = JSON.parse(JSON.stringify(testPageData)) as PageData;
  served.settings.services.accounts = 'http://{hostname}:4000/api/aranya';
  const read = readPageData(JSON.stringify(served), '192.168.1.10');
  expect(read.settings.services.accounts).toBe('http://192.168.1.10:4000/api/aranya');
});

test('a page without its block is refused', () => {
  expect(() => readPageData('', 'localhost')).toThrow();
});
