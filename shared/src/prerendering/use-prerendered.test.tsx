import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { usePrerendered, useScripted } from './use-prerendered';

const Part = () => (
  <p data-scripted={useScripted()}>{usePrerendered() ? 'was there' : 'drawn here'}</p>
);

test('returns true while prerendered content is shown', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<p data-scripted="false">was there</p>';
  const faults = jest.fn();
  await act(async () => {
    hydrateRoot(root, <Part />, { onRecoverableError: faults });
  });
  expect(screen.getByText('was there')).toHaveAttribute('data-scripted', 'true');
  expect(faults).not.toHaveBeenCalled();
  root.remove();
});

test('returns false for content that scripts render', () => {
  render(<Part />);
  expect(screen.getByText('drawn here')).toBeInTheDocument();
});
