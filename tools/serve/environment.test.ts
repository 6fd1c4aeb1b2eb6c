import { serveEnvironment } from './environment';

test('what is not set of the contact is not published', () => {
  const given = { ARANYA_CONTACT_MAIL: 'forest@example.org', ARANYA_CONTACT_PHONE: '' };
  expect(serveEnvironment(given).contact).toEqual({ mail: 'forest@example.org' });
});

test('ODK Central goes into the QR as the server has it, and ends demonstration', () => {
  const given = { ARANYA_CENTRAL_URL: 'https://central.example.org/', ARANYA_CENTRAL_PROJECT: '7' };
  expect(serveEnvironment(given)).toMatchObject({
    central: { url: 'https://central.example.org', projectId: 7 },
    demonstration: false,
  });
  expect(serveEnvironment({}).central).toBeUndefined();
});
