import { reportOnce } from './report-once';

const say = jest.fn();
beforeEach(() => say.mockReset());

test('reports a problem once, and again after it was fixed in between', () => {
  const complain = reportOnce(say);
  complain('option', ['zoom is wrong', 'zoom is wrong', 'center is wrong']);
  complain('option', ['zoom is wrong', 'center is wrong']);
  expect(say.mock.calls).toEqual([
    [{ part: 'option', message: 'zoom is wrong' }],
    [{ part: 'option', message: 'center is wrong' }],
  ]);
  complain('option', []);
  complain('option', ['zoom is wrong']);
  expect(say).toHaveBeenCalledTimes(3);
});

test('reports a repeated fault once', () => {
  const complain = reportOnce(say);
  complain('option', ['wrong']);
  complain('data', []);
  complain('option', ['wrong']);
  expect(say).toHaveBeenCalledTimes(1);
});
