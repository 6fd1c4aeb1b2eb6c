import { suggestGap } from '@aranya/shared/api';
import { providePageData } from '@aranya/shared/config';
import { renderPage, testPageData } from '@aranya/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import Contact from './contact';

jest.mock('@aranya/shared/api');

const published = (contact: Record<string, string>) =>
  providePageData({ settings: { ...testPageData.settings, contact } });
afterEach(() => providePageData(testPageData));

test('shows title, intro and four rows', () => {
  published({
    address: 'Keonjhar',
    phone: '+91 674 000 0000',
    mail: 'asha@example.org',
    website: 'https://a.example',
  });
  renderPage(<Contact />);
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual(
    ['Address in detail', 'Phone number', 'Link of the website', 'Mail ID'],
  );
});

test('links phone number, mail address and site of the installation', () => {
  published({
    phone: '+91 674 000 0000',
    mail: 'asha@example.org',
    website: 'https://a.example',
  });
  renderPage(<Contact />);
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('+91 674 000 0000')).toBe('tel:+916740000000');
  expect(target('asha@example.org')).toBe('mailto:asha@example.org');
  expect(target('https://a.example')).toBe('https://a.example');
  expect(screen.queryByText('Address in detail')).toBeNull();
});

test('shows a sentence if there is no contact', () => {
  published({});
  renderPage(<Contact />);
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByText(/has not put its contact here yet/)).toHaveTextContent(
    'has not put its contact here yet; a suggestion reaches it.',
  );
  expect(screen.getByRole('link', { name: 'a suggestion' })).toHaveAttribute(
    'href',
    '/need-discovery',
  );
});

test('shows the fields of Need Discovery and makes no call on Submit', () => {
  renderPage(<Contact />);
  const detail = screen.getByPlaceholderText('Describe the data information Gap');
  fireEvent.change(detail, { target: { value: 'A gap.' } });
  for (const name of [
    'Email ID/ Mobile Number',
    'Full Name',
    'Country',
    'I want to contribute to',
  ]) {
    expect(screen.getByLabelText(name)).toBeInTheDocument();
  }
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(suggestGap).not.toHaveBeenCalled();
  expect(detail).toHaveValue('A gap.');
});

test('states above the fields that the form does not send', () => {
  renderPage(<Contact />);
  const notice = screen.getByText(/^This form does not send/);
  const [field] = screen.getAllByRole('textbox');
  expect(notice.compareDocumentPosition(field as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('names and links the page for sending a suggestion on Submit', () => {
  renderPage(<Contact />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(status).toHaveTextContent(
    'Nothing is sent from here yet. The link above takes along what you typed.',
  );
  expect(screen.getByRole('link', { name: 'Send your suggestion here' })).toHaveFocus();
});
