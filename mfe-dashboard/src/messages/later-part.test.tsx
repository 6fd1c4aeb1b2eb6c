import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Later, LaterPart } from './later-part';

test('loads a failed part again on request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
    .mockResolvedValue({ default: ({ name }: { name: string }) => <p>The list of {name}</p> });
  const part = new Later<{ name: string }>(load);
  renderPage(<LaterPart part={part} props={{ name: 'forms' }} fallback={<p>On its way</p>} />);
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The list of forms')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
