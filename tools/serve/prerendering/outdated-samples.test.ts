import { jest } from '@jest/globals';
import { serveEnvironment } from '../environment';
import { frontEndSettings } from '../front-end-settings';
import { outdatedSamples } from './outdated-samples';

const settings = frontEndSettings(serveEnvironment({}));
const CARD = {
  id: 1,
  title: 'Sal forests',
  text: '',
  place: '',
  startsOn: null,
  endsOn: null,
  picture: 'tree',
  link: '',
  past: false,
};

afterEach(() => jest.restoreAllMocks());

const answerOf = async (cards: object, own = settings) => {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(cards));
  const known = outdatedSamples(own, () => undefined);
  known();
  while (known() === undefined) await new Promise((done) => setImmediate(done));
  return [known(), asked.mock.calls.map(([address]) => address)];
};

test('marks pages as outdated by published cards of their own kind', async () => {
  const address = 'http://localhost:4000/api/aranya/public-cards';
  expect(await answerOf({ campaigns: [], events: [CARD] })).toEqual([
    ['/gap-table', '/mob/events'],
    [address],
  ]);
  jest.restoreAllMocks();
  expect((await answerOf({ campaigns: [CARD], events: [] }))[0]).toEqual(['/compaigns']);
  jest.restoreAllMocks();
  expect(await answerOf({ campaigns: [], events: [] })).toEqual([[], [address]]);
});

test('makes no request if the server has no cards', async () => {
  const { publicCards, ...services } = settings.services;
  expect(publicCards).toBeDefined();
  expect(await answerOf({}, { ...settings, services })).toEqual([[], []]);
});
