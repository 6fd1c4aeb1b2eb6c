import '@aranya/shared/testing';
import { blockPopup, fetchBlocks } from './blocks';

const WORDS = { block: 'Block', district: 'District', state: 'State', notNamed: 'Not named' };

const answerWith = (body: unknown, ok = true) => {
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok, status: ok ? 200 : 404, json: async () => body });
};
const signal = new AbortController().signal;

test('has block, district and state in the popup', () => {
  const popup = blockPopup(
    { state_name: 'Odisha', district_n: 'Kendujhar', Block_Na_1: 'Harichandanpur' },
    WORDS,
  );
  expect([...popup.children].map(({ textContent }) => textContent)).toEqual([
    'Block',
    'Harichandanpur',
    'District',
    'Kendujhar',
    'State',
    'Odisha',
  ]);
});

test('shows a name with HTML as text, and reports a missing one', () => {
  const popup = blockPopup({ Block_Na_1: '<img src=x>', district_n: '' }, WORDS);
  expect(popup.querySelector('img')).toBeNull();
  expect(popup).toHaveTextContent('<img src=x>');
  expect(popup).toHaveTextContent('Not named');
});

test('reads a feature collection', async () => {
  const blocks = { type: 'FeatureCollection', features: [] };
  answerWith(blocks);
  await expect(fetchBlocks('http://x', signal)).resolves.toEqual(blocks);
});

test.each([[null], [{}], [{ type: 'FeatureCollection' }], ['text']])(
  'refuses %j as feature collection',
  async (body) => {
    answerWith(body);
    await expect(fetchBlocks('http://x', signal)).rejects.toThrow('not a GeoJSON');
  },
);

test('fails for an answer that is not a success', async () => {
  answerWith({}, false);
  await expect(fetchBlocks('http://x', signal)).rejects.toThrow('404');
});
