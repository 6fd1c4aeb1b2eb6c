import { aranyaStore, logOut, setUserInfo, updateOdkUser } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { KeyOffer } from './key-offer';

const { store } = aranyaStore();
const signIn = (isOlderThanPin: boolean) =>
  act(
    () =>
      void store.dispatch(
        setUserInfo({
          user: { id: '7', name: 'Asha', phoneNumber: '9000000001' },
          token: 'token',
          odkInfo: { odkToken: 'old', allFormAccess: [], isOlderThanPin },
        }),
      ),
  );

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => void store.dispatch(logOut())));

test('offers a new QR code while the code is older than the PIN', () => {
  signIn(true);
  renderPage(<KeyOffer />, '/dashboard');
  expect(screen.getByRole('link', { name: 'Make a new QR code…' })).toHaveAttribute(
    'href',
    '/account',
  );
  act(() => void store.dispatch(updateOdkUser({ token: 'new', id: '1' })));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offers no new code if the person has one or refused it', () => {
  signIn(false);
  const { unmount } = renderPage(<KeyOffer />, '/dashboard');
  expect(screen.queryByRole('alert')).toBeNull();
  signIn(true);
  fireEvent.click(screen.getByRole('button', { name: 'Keep my QR code' }));
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  renderPage(<KeyOffer />, '/dashboard');
  expect(screen.queryByRole('alert')).toBeNull();
});
