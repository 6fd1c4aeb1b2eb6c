import { KM_PER_DEGREE, readableName, speciesNameIn } from '@aranya/shared/contracts';
import {
  type CannotTellReason,
  type CentralState,
  type ExpectedHere,
  isPreparedComment,
  PREPARED_COMMENTS,
  type ReviewStatus,
} from '@aranya/shared/contracts/review';
import { message, type TextOf, useLanguage } from '@aranya/shared/languages';
import { Written } from '@aranya/shared/ui/basics';
import { numberInWords } from '../../table/words';
import { useText } from '../../texts';

export const STATUS_WORDS: Readonly<Record<ReviewStatus, string>> = {
  waiting: message('Waiting'),
  asked: message('Collector was asked'),
  confirmed: message('Confirmed'),
  changed: message('Corrected'),
  'cannot-tell': message('Cannot tell'),
  'not-wild': message('Not a wild organism'),
  hidden: message('Hidden'),
};

/** Central's own pages show these names. */
export const CENTRAL_WORDS: Readonly<Record<CentralState, string>> = {
  received: message('Received'),
  edited: message('Edited'),
  hasIssues: message('Has issues'),
  rejected: message('Rejected'),
  approved: message('Approved'),
};

export const REASON_WORDS: Readonly<Record<CannotTellReason, string>> = {
  blurred: message('The photo is blurred'),
  'part-missing': message('A part that is needed is not on the photo'),
  'no-photo': message('There is no photo'),
  other: message('Another reason'),
};

/** @param degrees of latitude */
export const kmOf = (degrees: number): number => Math.round(degrees * KM_PER_DEGREE);

/** A prepared sentence is stored in English, whatever the language of the page. */
export const commentToSend = (comment: string, text: TextOf): string =>
  PREPARED_COMMENTS.find((prepared) => text(prepared) === comment.trim()) ?? comment.trim();

/** The common name is in the language of the page, if the list has one. */
export const useSpeciesName = () => {
  const language = useLanguage();
  return (name: string) => speciesNameIn(language, readableName(name));
};

export const SpeciesName = ({ children }: { children: string }) => (
  <Written>{useSpeciesName()(children)}</Written>
);

/** A prepared sentence is shown in the language of the page. */
export function Comment({ children }: { children: string }) {
  const text = useText();
  return isPreparedComment(children) ? text(children) : <Written>{children}</Written>;
}

/** States numbers and judges no record. */
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
    { ...all, district, inDistrict: numberInWords(inDistrict), inMonth: numberInWords(inMonth) },
  );
}
