import { derivedInstanceId } from './derived-instance-id';

const XML = Buffer.from('<data id="f"/>');

test('returns the same UUID only for the same bytes of the same app user', () => {
  const id = derivedInstanceId(XML, 1);
  expect(id).toMatch(/^uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(derivedInstanceId(XML, 1)).toBe(id);
  expect(derivedInstanceId(XML, 2)).not.toBe(id);
  expect(derivedInstanceId(Buffer.from('<data id="g"/>'), 1)).not.toBe(id);
});
