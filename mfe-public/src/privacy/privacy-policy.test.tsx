import { getSiteTerms } from '@aranya/shared/api';
import { renderPage } from '@aranya/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import PrivacyPolicy from './privacy-policy';

jest.mock('@aranya/shared/api', () => ({
  ...jest.requireActual('@aranya/shared/api'),
  getSiteTerms: jest.fn(),
}));
const terms = jest.mocked(getSiteTerms);
beforeEach(() => {
  terms.mockReset();
  terms.mockResolvedValue({ terms: '' });
});

const SECTIONS = [
  'Introduction',
  'Definitions',
  'Your Privacy is Paramount',
  'Information We Collect',
  'How We Use Your Information',
  'Recognizing Your Contributions',
  'Your Data Your Choice',
  'How We Share Your Information',
  'Your Choices and Rights',
  'Data Security',
  "Children's Privacy",
];

test('opens with the policy and all of its sections', () => {
  renderPage(<PrivacyPolicy />);
  const pane = screen.getByRole('region', { name: 'Privacy Policy' });
  expect(
    within(pane)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(SECTIONS);
  expect(getComputedStyle(pane).height).toBe('71vh');
  expect(pane).toHaveTextContent('not directed to children under 10');
  for (const part of [
    'Account creation',
    'Research participation',
    'Communications',
    'Payment information',
    'Device and usage data',
    'Location data with explicit permission',
    'Cookies',
    'Access and control',
    'Opt-out',
    'Data portability',
    'Deletion',
  ]) {
    expect(pane).toHaveTextContent(part);
  }
});

test('states only what the product does', () => {
  renderPage(<PrivacyPolicy />);
  const pane = screen.getByRole('region', { name: 'Privacy Policy' });
  expect(pane).toHaveTextContent('everything is taken out of the file but the picture');
  expect(pane).toHaveTextContent('the places of threatened species are made coarse');
  expect(pane).toHaveTextContent('Download everything that we hold about you as one file');
  expect(pane).toHaveTextContent('For 14 days you can sign in and keep the account.');
  expect(pane).toHaveTextContent('only where a parent or guardian agrees');
});

test('toggles between terms and policy', async () => {
  renderPage(<PrivacyPolicy />);
  fireEvent.click(screen.getByRole('button', { name: 'Terms and Conditions' }));
  expect(await screen.findByText('TnC')).toBeInTheDocument();
  expect(screen.queryByText('Introduction')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Privacy Policy' }));
  expect(screen.getByText('Introduction')).toBeInTheDocument();
});

test("shows the institute's terms by paragraph instead of the placeholder", async () => {
  terms.mockResolvedValue({ terms: 'Be kind.\n\nଜଙ୍ଗଲକୁ ସମ୍ମାନ କରନ୍ତୁ।' });
  renderPage(<PrivacyPolicy />);
  expect(terms).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Terms and Conditions' }));
  expect(await screen.findByText('Be kind.')).toBeInTheDocument();
  // The terms have their own language, on a page in English.
  expect(screen.getByText('ଜଙ୍ଗଲକୁ ସମ୍ମାନ କରନ୍ତୁ।')).toHaveAttribute('lang', 'or');
  expect(screen.queryByText('TnC')).not.toBeInTheDocument();
});

test('keeps the placeholder if the server does not answer', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  terms.mockRejectedValue(new Error('away'));
  renderPage(<PrivacyPolicy />);
  fireEvent.click(screen.getByRole('button', { name: 'Terms and Conditions' }));
  expect(await screen.findByText('TnC')).toBeInTheDocument();
});
