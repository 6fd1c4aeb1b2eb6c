import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { type MountOptions, pageOf } from './mounted-page';

/** Creates a page without React that shows its parameter. */
const mountable = () => {
  const unmount = jest.fn();
  const mount = jest.fn((element: HTMLElement, { parameters }: MountOptions) => {
    element.textContent = `Form ${parameters.formId}`;
    return { unmount };
  });
  return { mount, unmount };
};

const Page = () => null;

test('mounts and unmounts a page of another framework', () => {
  const module = mountable();
  const Page = pageOf(module);
  const { unmount } = renderPage(
    <Routes>
      <Route path="/record/:formId" element={<Page />} />
    </Routes>,
    '/record/sal%20trees',
  );
  expect(screen.getByText('Form sal trees')).toBeInTheDocument();
  expect(module.mount).toHaveBeenCalledTimes(1);
  unmount();
  expect(module.unmount).toHaveBeenCalledTimes(1);
});

test('returns one component per module', () => {
  const module = mountable();
  expect(pageOf(module)).toBe(pageOf(module));
  expect(pageOf({ default: Page })).toBe(Page);
});
