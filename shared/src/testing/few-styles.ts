import { StyleSheet } from '@emotion/sheet';

/**
 * Only the styles that tests read: whether something is shown, and heights of the specification.
 */
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
