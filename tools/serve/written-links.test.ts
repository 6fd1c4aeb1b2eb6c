import { jest } from '@jest/globals';
import { serveEnvironment } from './environment';
import { frontEndSettings } from './front-end-settings';
import { withWrittenLinks } from './written-links';

const settings = frontEndSettings(serveEnvironment({}));

afterEach(() => jest.restoreAllMocks());

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((done) => setImmediate(done));
};

test("keeps an administrator's links during an outage", async () => {
  let links: Record<string, string> = { forum: 'https://forum.example.org/', github: '' };
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ links }));
  const minutes: (() => void)[] = [];
  const current = withWrittenLinks(settings, (task) => minutes.push(task));
  expect(current()).toEqual(settings);
  await until(() => current() !== settings);
  expect(asked.mock.calls[0]?.[0]).toBe('http://localhost:4000/api/aranya/site-links');
  expect(current()).toEqual({ ...settings, links: { ...settings.links, ...links } });

  asked.mockRejectedValueOnce(new Error('away'));
  minutes[0]?.();
  await until(() => asked.mock.calls.length === 2);
  await new Promise((done) => setImmediate(done));
  expect(current().links.github).toBe('');

  links = { github: 'https://github.com/aranya' };
  minutes[0]?.();
  await until(() => current().links.github !== '');
  expect(current().links).toEqual({ ...settings.links, ...links });
});
