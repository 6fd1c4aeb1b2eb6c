import type { RecordRefused } from '../refusals/refusal';
import { statedSystem } from './stated-system';

const reasonOf = (code: number, x: number, y: number) => {
  try {
    statedSystem(code).toWgs84(x, y);
    return null;
  } catch (error) {
    return (error as RecordRefused).reason;
  }
};

test.each([
  ['a place in its zone', 32645, 640_000, 2_270_000, null],
  ['the west of Odisha, mapped in the zone of its east', 32645, 229_000, 2_270_000, null],
  ['numbers of another grid', 32645, 4_000_000, 4_000_000, 'outside_area'],
  ['degrees', 32645, 84.2, 20.5, 'outside_area'],
  ['degrees', 3857, 84.2, 20.5, 'outside_area'],
  ['a place of Web Mercator', 3857, 9_373_000, 2_331_000, null],
  ['UTM in the grid of India', 7755, 640_000, 2_270_000, 'outside_area'],
  ['the north of India', 24381, 2_743_195, 2_600_000, 'outside_area'],
  ['the middle of its zone', 24381, 2_743_195, 914_398, null],
  ['degrees far away', 4146, 10, 50, 'outside_area'],
  ['degrees of India', 4146, 84.2, 20.5, null],
])('%s, stated as EPSG:%i', (_, code, x, y, reason) => {
  expect(reasonOf(code, x, y)).toBe(reason);
});
