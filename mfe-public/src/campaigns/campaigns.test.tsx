import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import Campaigns from './campaigns';

test('shows 14 active and 15 total campaigns and the one card', () => {
  renderPage(<Campaigns />);
  expect(screen.getByText('active campaigns').parentElement).toHaveTextContent('14');
  expect(screen.getByText('total campaigns').parentElement).toHaveTextContent('15');
  expect(
    screen.getByRole('heading', { name: 'Agricultural Inventory – Create Region Maps' }),
  ).toBeInTheDocument();
  expect(screen.getByText('15 July')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Take part' })).toHaveAttribute('href', '/dashboard');
});

test('the mail modal is hidden until asked for, checks the address and is honest', () => {
  renderPage(<Campaigns />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Get updates by mail' }));
  expect(
    screen.getByRole('dialog', { name: 'You will get all the updates in your mail box.' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/is not kept/);
  const mail = screen.getByLabelText('Email');
  fireEvent.change(mail, { target: { value: 'nobody' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(mail).toBeInvalid();
  fireEvent.change(mail, { target: { value: 'a@example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('status')).toHaveTextContent('Your address was not kept');
});
