import { makeComplaints } from './complaints';

const say = jest.fn();
beforeEach(() => say.mockReset());

test('what is wrong is said once, and again where it was mended in between', () => {
  const complain = makeComplaints(say);
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

test('parts know nothing of each other', () => {
  const complain = makeComplaints(say);
  complain('option', ['wrong']);
  complain('data', []);
  complain('option', ['wrong']);
  expect(say).toHaveBeenCalledTimes(1);
});
