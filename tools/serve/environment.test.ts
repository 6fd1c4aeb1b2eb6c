import { serveEnvironment } from './environment';

test('what is not set of the contact is not published', () => {
  const given = { ARANYA_CONTACT_MAIL: 'forest@example.org', ARANYA_CONTACT_PHONE: '' };
  expect(serveEnvironment(given).contact).toEqual({ mail: 'forest@example.org' });
});
