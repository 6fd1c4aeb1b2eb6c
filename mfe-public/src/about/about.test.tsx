import { renderPage } from '@aranya/shared/testing';
import { act, screen } from '@testing-library/react';
import About from './about';

let play: jest.SpyInstance;
beforeEach(() => {
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});

test('the team is shown by its seven roles', () => {
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

test('Friends lists the forest department and the university', () => {
  renderPage(<About />);
  expect(screen.getByRole('heading', { name: 'Friends' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'State Forest Department' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'University' })).toBeInTheDocument();
});

test('the film plays muted by itself, and a failure is only logged', async () => {
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

test('with little data asked for, or a slow network, the film stays a picture', () => {
  Object.assign(navigator, { connection: { effectiveType: '2g' } });
  play.mockClear();
  renderPage(<About />);
  expect(play).not.toHaveBeenCalled();
  Object.assign(navigator, { connection: undefined });
});
