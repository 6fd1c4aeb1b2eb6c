import { providePageData } from '@aranya/shared/config';
import type { FieldSiteViewers } from '@aranya/shared/contracts';
import { renderPage, testPageData } from '@aranya/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TEST_VIEWERS } from '../testing/field-sites';
import * as embedding from './embedding-page';
import { ViewerPage } from './viewer-page';

const HOST = 'http://localhost:3000';
const Content = ({ site }: { site: FieldSiteViewers }) => <p>{site.plots.length} plots</p>;
const post = jest.fn();

/** A parent window, as a frame sees it. */
const around = { postMessage: post } as unknown as Window;

function tell(command: object, { origin = HOST, source = around } = {}) {
  const event = new MessageEvent('message', {
    data: { type: 'aranya/viewer', ...command },
    origin,
  });
  Object.defineProperty(event, 'source', { value: source });
  act(() => {
    window.dispatchEvent(event);
  });
}

function showIn(parent: Window, referrer = `${HOST}/dashboard`) {
  jest.spyOn(window, 'parent', 'get').mockReturnValue(parent);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  renderPage(<ViewerPage title="Plots" Content={Content} />);
}

beforeEach(() => {
  jest.restoreAllMocks();
  post.mockReset();
  providePageData({ ...testPageData, settings: { ...testPageData.settings, host: HOST } });
});

test('says where to open the viewer if no page embeds it, and ignores messages', () => {
  showIn(window);
  expect(screen.getByText('Open it from the dashboard')).toBeInTheDocument();
  tell({ say: 'show', site: TEST_VIEWERS }, { source: window });
  expect(screen.queryByText('2 plots')).not.toBeInTheDocument();
});

test('ignores messages of an embedding page that is not allowed', () => {
  showIn(around, 'https://evil.example/');
  expect(screen.getByText('Open it from the dashboard')).toBeInTheDocument();
  expect(post).not.toHaveBeenCalled();
  tell({ say: 'show', site: TEST_VIEWERS }, { origin: 'https://evil.example' });
  expect(screen.queryByText('2 plots')).not.toBeInTheDocument();
});

test('posts ready to the dashboard and shows the site that it receives', () => {
  showIn(around);
  expect(post).toHaveBeenCalledWith({ type: 'aranya/viewer', say: 'ready' }, HOST);
  expect(screen.getByText('Choose a field site')).toBeInTheDocument();
  tell({ say: 'loading', fieldSite: 'Salbani' });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  tell({ say: 'show', site: TEST_VIEWERS });
  expect(screen.getByRole('heading', { level: 1, name: 'Plots: Salbani' })).toBeInTheDocument();
  expect(screen.getByText('2 plots')).toBeInTheDocument();
  expect(screen.getByText(/made up/)).toBeInTheDocument();
});

test('ignores messages of other windows and origins, and damaged ones', () => {
  showIn(around);
  tell({ say: 'show', site: TEST_VIEWERS }, { origin: 'http://localhost:9999' });
  tell({ say: 'show', site: TEST_VIEWERS }, { source: window });
  tell({ say: 'show', site: { fieldSite: 'Salbani' } });
  expect(screen.getByText('Choose a field site')).toBeInTheDocument();
});

test('shows a failure and asks the dashboard again on request', async () => {
  showIn(around);
  tell({ say: 'failed', fieldSite: 'Salbani', message: 'We could not reach Aranya.' });
  expect(screen.getByRole('alert')).toHaveTextContent('We could not reach Aranya.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(post).toHaveBeenLastCalledWith({ type: 'aranya/viewer', say: 'again' }, HOST);
});

test('accepts the standalone remote as the embedding page', () => {
  jest.spyOn(window, 'parent', 'get').mockReturnValue(around);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/dashboard`);
  expect(embedding.embeddingOrigin()).toBe(window.location.origin);
});
