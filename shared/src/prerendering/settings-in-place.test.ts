import { settingsInPlace } from './settings-in-place';

test('renders a text as its own placeholder, and records which optional settings exist', () => {
  const noted = {};
  const settings = settingsInPlace(noted);
  expect(settings.brand.name).toBe('{settings.brand.name}');
  expect(noted).toEqual({});
  expect([settings.contact, settings.identity.provider]).toEqual([undefined, undefined]);
  expect(settings.services.publicCards).toBe('{settings.services.publicCards}');
  expect(noted).toEqual({
    contact: false,
    'identity.provider': false,
    'services.publicCards': true,
  });
});

test('shows a link if the installation sets one', () => {
  const noted = {};
  expect(settingsInPlace(noted).links.forum).toBe('');
  expect(noted).toEqual({ 'links.forum': false });
  const { links } = settingsInPlace(noted, { 'links.forum': true });
  expect(links.forum).toBe('{settings.links.forum}');
  expect(noted).toEqual({ 'links.forum': true });
});

test('renders placeholders for a link and its fallback with any settings', () => {
  const noted = {};
  expect(settingsInPlace(noted).links.dataValidator).toBe(
    '{settings.links.dataValidator|links.documentation}',
  );
  expect(noted).toEqual({});
});

test('fills an optional placeholder where the installation has the setting', () => {
  const noted = {};
  const { contact, identity } = settingsInPlace(noted, { contact: true });
  expect(contact?.phone).toBe('{settings.contact.phone}');
  expect(identity.provider).toBeUndefined();
  expect(noted).toEqual({ contact: true, 'identity.provider': false });
});
