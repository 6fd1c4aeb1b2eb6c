import { serveEnvironment } from '../environment';
import { frontEndSettings } from '../front-end-settings';
import { isAssumed, withSettings } from './settings-places';

const settings = {
  ...frontEndSettings(serveEnvironment({})),
  contact: { phone: '+91 674 000 (office)', mail: 'a&b@example.org' },
};

test('inserts settings as escaped text, and a phone number as digits', () => {
  const phone = '<a href="tel:{settings.contact.phone}">{settings.contact.phone}</a>';
  expect(withSettings(`${phone}{settings.contact.mail}{settings.constructor}`, settings)).toBe(
    '<a href="tel:+91674000">+91 674 000 (office)</a>a&amp;b@example.org',
  );
});

test('removes a row whose setting is missing', () => {
  const row = (name: string) => `<li data-setting="contact.${name}" class="a"><b>${name}</b></li>`;
  expect(withSettings(`<ul>${row('address')}${row('mail')}</ul>`, settings)).toBe(
    `<ul>${row('mail')}</ul>`,
  );
});

test('uses the fallback of a missing setting, and removes the paragraph if both are missing', () => {
  const tool = (name: string) => {
    const names = `links.${name}|links.documentation`;
    return `<p data-setting="${names}"><a href="{settings.${names}}">${name}</a></p>`;
  };
  const html = tool('motionSensor') + tool('dataValidator');
  const given = (links: Partial<typeof settings.links>) =>
    withSettings(html, { ...settings, links: { ...settings.links, dataValidator: '', ...links } });
  expect(
    given({ motionSensor: 'https://sensor.example', documentation: 'https://all.example' }),
  ).toMatch(/href="https:\/\/sensor.example">.*href="https:\/\/all.example">/);
  expect(given({ motionSensor: 'https://sensor.example', documentation: '' })).toMatch(
    /^<p [^>]*><a href="https:\/\/sensor.example">motionSensor<\/a><\/p>$/,
  );
});

test('treats an empty setting as missing', () => {
  const without = { ...settings, contact: { mail: undefined } } as unknown as typeof settings;
  expect(isAssumed({ contact: true, 'services.gaps': true }, settings)).toBe(true);
  expect(isAssumed({ contact: true }, without)).toBe(false);
  expect(isAssumed({ contact: false, 'identity.provider': false }, without)).toBe(true);
});
