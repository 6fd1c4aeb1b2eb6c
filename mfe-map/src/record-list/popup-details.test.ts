import { getOwnRecord } from '@aranya/shared/api';
import { beginIn } from '@aranya/shared/languages';
import L from 'leaflet';
import { addDetails } from './popup-details';

jest.mock('@aranya/shared/api', () => ({ getOwnRecord: jest.fn() }));
beforeAll(() => beginIn('en'));

const record = {
  id: '71',
  formTitle: 'Tree Species Distribution',
  formVersion: '1',
  receivedAt: '2026-11-21T02:10:00.000Z',
  status: 'received',
  reasons: [],
  species: [],
  photos: [],
};

const rect = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

/**
 * Distance by which the map moves for a popup that has grown to this box, in a map of 600 by 400.
 */
async function movedFor(box: DOMRect, mapWidth = 600) {
  jest.mocked(getOwnRecord).mockResolvedValue(record as never);
  const map = L.map(document.body.appendChild(document.createElement('div'))).setView([21, 85], 8);
  const content = document.createElement('div');
  const popup = L.popup().setLatLng([21, 85]).setContent(content).openOn(map);
  const panBy = jest.spyOn(map, 'panBy').mockReturnValue(map);
  map.getContainer().getBoundingClientRect = () => rect(100, 50, mapWidth, 400);
  const element = popup.getElement();
  if (element) element.getBoundingClientRect = () => box;
  await addDetails(popup, content, {
    id: '71',
    text: (english) => english,
    signal: new AbortController().signal,
  });
  return panBy.mock.calls[0]?.[0];
}

test.each([
  ['leaves its place where it is seen whole', rect(200, 100, 300, 200), [0, 0]],
  ['comes down where its head is cut', rect(200, 20, 300, 200), [0, -46]],
  ['keeps clear of the buttons at the left', rect(110, 100, 300, 200), [-62, 0]],
  ['comes in from the right', rect(500, 100, 300, 200), [108, 0]],
])('moves the map for a popup that has grown %s', async (_, box, moved) => {
  expect(await movedFor(box)).toEqual(moved);
});

test('centres the popup on a phone, which has no space beside the buttons', async () => {
  expect(await movedFor(rect(90, 100, 278, 200), 294)).toEqual([-18, 0]);
});

test('offers to delete a record only if the server can delete it', async () => {
  const content = document.createElement('div');
  const onDelete = jest.fn();
  const buttonOf = async (part: object) => {
    jest.mocked(getOwnRecord).mockResolvedValue({ ...record, ...part } as never);
    content.replaceChildren();
    const { signal } = new AbortController();
    await addDetails(L.popup(), content, {
      id: '71',
      text: (english) => english,
      signal,
      onDelete,
    });
    return content.querySelector('button');
  };
  expect(await buttonOf({})).toBeNull();
  (await buttonOf({ isDeletable: true }))?.click();
  expect(onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: '71' }));
});

test('links to the editing of a record while it is possible', async () => {
  const content = document.createElement('div');
  const linkOf = async (editableUntil: string) => {
    const answer = { ...record, formId: 'sal', editableUntil };
    jest.mocked(getOwnRecord).mockResolvedValue(answer as never);
    content.replaceChildren();
    const { signal } = new AbortController();
    await addDetails(L.popup(), content, { id: '71', text: (english) => english, signal });
    return content.querySelector('a')?.getAttribute('href');
  };
  expect(await linkOf('2999-01-01T00:00:00Z')).toBe('/record/sal?edit=71');
  expect(await linkOf('2000-01-01T00:00:00Z')).toBeUndefined();
});

test('shows the identification and the question of the institute', async () => {
  const review = { species: null, reason: null, at: null };
  const saidIn = async (part: object) => {
    const species = [{ speciesName: 'Sal', place: null, review: { ...review, ...part } }];
    const answer = { ...record, species, speciesCount: 1 };
    jest.mocked(getOwnRecord).mockResolvedValue(answer as never);
    const content = document.createElement('div');
    const { signal } = new AbortController();
    const text = (english: string, values: object = {}) =>
      english.replace(/\{(\w+)\}/g, (_, name) => values[name as never]);
    await addDetails(L.popup(), content, { id: '71', text, signal });
    return content.textContent;
  };
  expect(await saidIn({ status: 'asked', comment: 'How tall?' })).toContain(
    'The institute asks you: How tall?',
  );
  expect(await saidIn({ status: 'changed', species: 'Cedrus deodara', comment: '' })).toContain(
    'The institute changed the species to Cedrus deodara.',
  );
});
