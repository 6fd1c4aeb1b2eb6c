import { providePageData } from '@aranya/shared/config';
import { testPageData } from '@aranya/shared/testing';
import { createApp, h, nextTick, shallowRef } from 'vue';
import { TEXTS } from '../texts';
import { FormSuggestions } from './form-suggestions';

jest.mock('../suggestions/photo-suggestions', () => ({
  PhotoSuggestions: {
    props: ['photo'],
    render: ({ photo }: { photo: File }) => h('output', photo.name),
  },
}));

/** Shows the suggestions for a photo. @returns the element of the suggestions, and whether they were closed */
async function shown() {
  const element = document.createElement('div');
  const closed = jest.fn();
  const photo = new File(['leaf'], 'leaf.jpg', { type: 'image/jpeg' });
  const app = createApp(FormSuggestions, { photo, onClose: closed });
  app.provide(TEXTS, shallowRef(((english: string) => english) as never));
  app.mount(element);
  for (let turn = 0; turn < 5; turn += 1) await nextTick();
  return { element, closed };
}

afterEach(() => providePageData(testPageData));

test('suggests nothing unless the institute has a model for browsers', async () => {
  providePageData(testPageData);
  const { element } = await shown();
  expect(element.children).toHaveLength(0);
});

test('shows suggestions for the photo, and can be closed', async () => {
  providePageData({ settings: { ...testPageData.settings, visualEngine: true } });
  const { element, closed } = await shown();
  expect(element.querySelector('output')?.textContent).toBe('leaf.jpg');
  element.querySelector('button')?.click();
  expect(closed).toHaveBeenCalled();
});
