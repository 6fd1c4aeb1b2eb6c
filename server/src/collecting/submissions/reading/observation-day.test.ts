import { LIMITS } from '../../../platform/configuration/limits';
import { readXml } from '../../../platform/xml/read-xml';
import { observationDay } from './observation-day';

const dayIn = (answers: string) =>
  observationDay(readXml(Buffer.from(`<data id="x">${answers}</data>`), LIMITS.openRosa.xml), [
    'start',
    'today',
    'end',
  ]);

test.each([
  ['<start>2026-11-21T23:10:00.000+05:30</start>', '2026-11-21'],
  ['<start>2026-11-21T23:10:00.000Z</start>', '2026-11-22'],
  ['<today>2026-11-21</today><end>2026-11-25T08:00:00.000+05:30</end>', '2026-11-21'],
  ['<start>soon</start><end>2026-11-25T08:00:00.000+05:30</end>', '2026-11-25'],
])('reads the day in India from %s as %s', (answers, day) => {
  expect(dayIn(answers)).toBe(day);
});

test.each([
  '',
  '<start/>',
  '<start>2026-13-45T08:00:00.000+05:30</start>',
  '<start>0000-01-01</start>',
  '<start>9999-12-31T23:59:59Z</start>',
  `<start>2026-11-21T${'0'.repeat(5_000)}</start>`,
  '<group><start>2026-11-21</start></group>',
])('returns no day for %s', (answers) => {
  expect(dayIn(answers)).toBeNull();
});
