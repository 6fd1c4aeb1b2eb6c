import { aranyaStore, logOut, setUserInfo } from '@aranya/shared/session';
import { renderPage } from '@aranya/shared/testing';
import { act, screen } from '@testing-library/react';
import { ForAudience } from './for-audience';

const { store } = aranyaStore();
afterEach(() => act(() => void store.dispatch(logOut())));

test('shows a public page without a session', () => {
  renderPage(<ForAudience audience="anyone">Seed beds</ForAudience>);
  expect(screen.getByText('Seed beds')).toBeVisible();
});

test.each([
  ['signed-in', 'This page needs you to be signed in', 'collector'],
  [
    'community-for',
    'This page needs a member of the community-for staff',
    'member of community-for',
  ],
  ['administrator', 'This page needs an administrator', 'administrator'],
  ['reviewer', 'This page needs a reviewer', 'reviewer'],
] as const)(
  'offers sign-in on a page for %s, and shows it afterwards',
  async (audience, heading, person) => {
    renderPage(<ForAudience audience={audience}>Seed beds</ForAudience>);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(
      screen.getByRole('button', { name: `Sign in as the demonstration ${person}` }),
    ).toBeVisible();
    expect(screen.queryByText('Seed beds')).not.toBeInTheDocument();
    act(() => {
      store.dispatch(
        setUserInfo({ user: { id: '7', name: 'Asha', phoneNumber: '9000000001' }, token: 't' }),
      );
    });
    expect(screen.getByText('Seed beds')).toBeVisible();
  },
);
