import { testPageData } from '@aranya/shared/testing';
import { providePageData } from './page-data';
import { pictureAddress, serviceAddress } from './service-address';

const photo = `/api/aranya/profile/photos/${'ab'.repeat(32)}.jpg`;

/** Moves the product to another host. */
function moveTo(service: string) {
  const { settings } = testPageData;
  const services = { ...settings.services, profiles: service, accounts: service };
  providePageData({ settings: { ...settings, services } });
}
afterEach(() => providePageData(testPageData));

test.each([
  ['/photos/sal.svg', 'http://localhost:4000/photos/sal.svg'],
  ['https://photos.example/sal.jpg', 'https://photos.example/sal.jpg'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['data:text/html,x', null],
  ['javascript:alert(1)', null],
  ['http://[', null],
  ['', null],
  [null, null],
  [undefined, null],
])('resolves a picture at %s', (given, expected) => {
  expect(pictureAddress('fieldSites', given)).toBe(expected);
});

test('never embeds anything but pictures', () => {
  expect(serviceAddress('accounts', 'data:image/png;base64,AA')).toBeNull();
  expect(serviceAddress('accounts', '/api/aranya/user/downloads/key')).toBe(
    'http://localhost:4000/api/aranya/user/downloads/key',
  );
});

test("moves a photo's address with its service to another host", () => {
  moveTo('https://new.example/api/aranya');
  expect(pictureAddress('profiles', photo)).toBe(`https://new.example${photo}`);
});

test('moves a stored photo address of an earlier host, too', () => {
  moveTo('https://new.example/api/aranya');
  expect(pictureAddress('profiles', `http://192.0.2.2:4000${photo}`)).toBe(
    `https://new.example${photo}`,
  );
});

test("keeps an absolute address of an institute's own service", () => {
  moveTo('https://new.example/api/aranya');
  for (const own of ['https://people.example/7.jpg', `https://people.example/of${photo}`]) {
    expect(pictureAddress('profiles', own)).toBe(own);
  }
});
