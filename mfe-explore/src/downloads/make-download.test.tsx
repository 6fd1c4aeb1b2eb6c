import type { ExploreDownload } from '@aranya/shared/contracts/explore';
import { renderPage } from '@aranya/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerExplore } from '../testing/explore-answers';
import DownloadPage from './download-page';
import { MakeDownload } from './make-download';

const ID = '3f0c1c5e-6b1d-4a63-9f0e-0d6a1f6f4a11';
const ADDRESS = `https://aranya.example/explore/downloads/${ID}`;
const DOWNLOAD: ExploreDownload = {
  id: ID,
  filter: { state: 'odisha' },
  format: 'dwca',
  madeAt: '2026-11-28T09:00:00Z',
  count: 30,
  leftOut: 4,
  licence: 'CC-BY-4.0',
  licences: [{ licence: 'CC-BY-4.0', count: 30 }],
  citation: `Aranya (2026): 30 records. ${ADDRESS}`,
  address: ADDRESS,
  file: `/api/aranya/explore/downloads/${ID}/file`,
};

async function expectFacts() {
  expect(await screen.findByRole('link', { name: 'Download 30 records' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^http.*\/file$/),
  );
  expect(screen.getByText(DOWNLOAD.citation)).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
  expect(screen.getByText(/^4 records are left out/)).toBeVisible();
  expect(screen.getByRole('link', { name: ADDRESS })).toHaveAttribute('href', ADDRESS);
}

test('prepares a download in the chosen format, with licence and citation', async () => {
  answerExplore({ downloads: DOWNLOAD });
  await act(async () => renderPage(<MakeDownload filter={{ state: 'odisha' }} />));
  await userEvent.click(screen.getByRole('radio', { name: /^Darwin Core Archive/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Prepare the download' }));
  await expectFacts();
  await userEvent.click(screen.getByRole('radio', { name: /^CSV/ }));
  expect(screen.queryByText(DOWNLOAD.citation)).not.toBeInTheDocument();
});

test('says why a download could not be prepared', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerExplore();
  await act(async () => renderPage(<MakeDownload filter={{}} />));
  await userEvent.click(screen.getByRole('button', { name: 'Prepare the download' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not found.');
});

test('shows a download at its permanent address', async () => {
  answerExplore({ [`downloads/${ID}`]: DOWNLOAD });
  await act(async () =>
    renderPage(<DownloadPage />, `/explore/downloads/${ID}`, '/explore/downloads/:id'),
  );
  await expectFacts();
});
