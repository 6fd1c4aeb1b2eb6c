import type { AdministeredCard } from '@aranya/shared/contracts/administration';
import { renderPage } from '@aranya/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addCard, deleteCard, orderCards } from '../calls/administration-calls';
import { CardList } from './cards-page';

jest.mock('../calls/administration-calls');

const card = (id: number, title: string): AdministeredCard => ({
  id,
  kind: 'event',
  title,
  text: 'ଗଛ ଗଣିବା',
  place: 'Keonjhar',
  startsOn: '2027-07-15',
  endsOn: '2027-07-15',
  picture: 'map',
  link: '',
  published: true,
  updatedAt: '2026-01-02T03:04:05.000Z',
});
const onChanged = jest.fn();
const show = (...cards: AdministeredCard[]) =>
  renderPage(<CardList kind="event" cards={cards} onChanged={onChanged} />);

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(orderCards).mockResolvedValue({ done: true });
  jest.mocked(deleteCard).mockResolvedValue({ done: true });
  jest.mocked(addCard).mockResolvedValue({ id: 9 });
});

test('moves a card up and down, but not past the ends', async () => {
  show(card(1, 'One'), card(2, 'Two'), card(3, 'Three'));
  expect(screen.getByRole('button', { name: 'Up One' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Down Three' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Down One' }));
  expect(orderCards).toHaveBeenCalledWith('event', [2, 1, 3]);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('restores a deleted card with all of its texts', async () => {
  show(card(1, 'One'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete One' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete event' }));
  expect(deleteCard).toHaveBeenCalledWith(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const { id: _, updatedAt: __, ...written } = card(1, 'One');
  expect(addCard).toHaveBeenCalledWith(written);
});

test('shows errors below their fields and keeps the typed text', async () => {
  show();
  expect(screen.getByText('No events yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'New event' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New event' }));
  await userEvent.type(dialog.getByLabelText(/^Title/), 'ଝରଣା');
  await userEvent.type(dialog.getByLabelText('Link'), 'javascript:alert(1)');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('This is needed.')).toBeInTheDocument();
  expect(dialog.getByText(/^Write a path of this site/)).toBeInTheDocument();
  expect(addCard).not.toHaveBeenCalled();
  expect(dialog.getByLabelText(/^Title/)).toHaveValue('ଝରଣା');
});
