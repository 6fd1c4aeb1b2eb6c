import type { ExpectedHere } from '@aranya/shared/contracts/review';
import type { TextOf } from '@aranya/shared/languages';
import { numberInWords } from '../../table/words';

/** Describes how often a species was recorded near a place. It states numbers and judges no record. */
export function expectedInWords(
  { district, inDistrict, inMonth, everywhere }: ExpectedHere,
  text: TextOf,
): string {
  const all = { everywhere: numberInWords(everywhere) };
  if (district === null) {
    return text(
      '{everywhere} public records everywhere; the place is outside of the known districts.',
      all,
    );
  }
  if (inDistrict === 0) {
    return text('No public record in {district} yet, and {everywhere} everywhere.', {
      ...all,
      district,
    });
  }
  return text(
    '{inDistrict} public records in {district}, {inMonth} of them in this month of any year; {everywhere} everywhere.',
    {
      ...all,
      district,
      inDistrict: numberInWords(inDistrict),
      inMonth: numberInWords(inMonth),
    },
  );
}
