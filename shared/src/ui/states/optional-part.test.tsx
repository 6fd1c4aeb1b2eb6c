import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { OptionalPart } from './optional-part';

const Lost = lazy(() => Promise.reject(new Error('Loading chunk 7 failed.')));

test('keeps the page when a part fails, and shows its replacement', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <h1>The page</h1>
      <OptionalPart failed={<p>The list could not be loaded.</p>}>
        <Lost />
      </OptionalPart>
    </>,
  );
  expect(await screen.findByText('The list could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
});
