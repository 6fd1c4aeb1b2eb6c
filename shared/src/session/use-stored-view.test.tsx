import { renderPage } from '@aranya/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logOut } from './session-slice';
import { aranyaStore } from './store';
import { useStoredView } from './use-stored-view';

function Steps({ name }: { name: string }) {
  const [step, change] = useStoredView(name, 1);
  return (
    <button type="button" onClick={() => change((now) => now + 1)}>
      {name} {step}
    </button>
  );
}

test('retains a view after its component unmounted, separate from others, until sign-out', async () => {
  const { unmount } = renderPage(<Steps name="here" />);
  await userEvent.click(screen.getByRole('button', { name: 'here 1' }));
  unmount();
  renderPage(
    <>
      <Steps name="here" />
      <Steps name="there" />
    </>,
  );
  expect(screen.getByRole('button', { name: 'here 2' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'there 1' })).toBeInTheDocument();
  act(() => void aranyaStore().store.dispatch(logOut()));
  expect(screen.getByRole('button', { name: 'here 1' })).toBeInTheDocument();
});
