import { renderHook } from '@testing-library/react';
import { usePageDescription } from './page-description';

test('the description is that of the page that is shown', () => {
  document.head.innerHTML = '<meta name="description" content="Of the product." />';
  const described = () => document.querySelector('meta')?.content;
  const { rerender } = renderHook(({ text }: { text?: string }) => usePageDescription(text), {
    initialProps: { text: 'Many people, one method.' } as { text?: string },
  });
  expect(described()).toBe('Many people, one method.');
  rerender({});
  expect(described()).toBe('');
});
