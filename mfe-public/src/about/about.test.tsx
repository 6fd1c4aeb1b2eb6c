import { renderPage } from '@aranya/shared/testing';
import { act, screen } from '@testing-library/react';
import About from './about';

let play: jest.SpyInstance;
beforeEach(() => {
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});

test('shows the team by its seven roles', () => {
  renderPage(<About />);
  for (const name of [
    'Concept.Design',
    'Spatial.Information',
    'Idea.Philosophy',
    'Data.Information',
    'Design.Framework',
    'DevOps.Framework',
    'Leader.Field',
  ]) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  }
});

test('lists the forest department and the university under Friends', () => {
  renderPage(<About />);
  expect(screen.getByRole('heading', { name: 'Friends' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'State Forest Department' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'University' })).toBeInTheDocument();
});

test('starts the muted film automatically and only logs a failure', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  play.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  renderPage(<About />);
  expect(
    screen.getByLabelText('Contour lines climb the hills, and records fall on them'),
  ).toMatchObject({ muted: true });
  await act(async () => undefined);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows a picture instead of the film on a slow network or with data saving', () => {
  Object.assign(navigator, { connection: { effectiveType: '2g' } });
  play.mockClear();
  renderPage(<About />);
  expect(play).not.toHaveBeenCalled();
  Object.assign(navigator, { connection: undefined });
});
