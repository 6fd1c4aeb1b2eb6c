import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useUnsavedInput } from './use-unsaved-input';

function Page({ hasPlace = true }: { hasPlace?: boolean }) {
  const isThere = useUnsavedInput();
  return (
    <>
      <p>{isThere ? 'not sent yet' : 'nothing typed'}</p>
      <input aria-label="Name" />
      {hasPlace && <input aria-label="Place" />}
    </>
  );
}

test('treats input as unsaved until it is cleared or removed', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { rerender } = render(<Page />);
  expect(screen.getByText('nothing typed')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Name'), 'Sal');
  await user.type(screen.getByLabelText('Place'), 'Keonjhar');
  expect(screen.getByText('not sent yet')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Name'));
  expect(screen.getByText('not sent yet')).toBeInTheDocument();
  rerender(<Page hasPlace={false} />);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByText('nothing typed')).toBeInTheDocument();
  jest.useRealTimers();
});
