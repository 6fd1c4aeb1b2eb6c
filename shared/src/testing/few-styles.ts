import { StyleSheet } from '@emotion/sheet';

/** What a test asks for: whether something is shown, and heights that the specification gives. */
const ASKED_FOR = /display:\s*(?:none|contents)|visibility:|opacity:|\dvh\b/;

/**
 * Only styles that a test asks for reach the simulated browser. It draws nothing, but each search by
 * role asks for the computed style of every element, which goes through all rules: half of the time of
 * these tests.
 */
const { insert } = StyleSheet.prototype;
StyleSheet.prototype.insert = function insertAskedFor(rule) {
  if (ASKED_FOR.test(rule)) insert.call(this, rule);
};
