import { sendablePath } from '../../../../server/testing/fuzz/fuzz-call';
import { NASTY_FILLINGS } from '../../nasty-fillings';
import { HEADER_BYTES } from '../../sizes';
import { type CallCase, type Fill, inputsOf, type Listener, type WorstCall } from '../call-case';

/** Servers of pages and files, which have no list of routes. */
const ADDRESSES: { listener: Listener; before: string; behind: string }[] = [
  { listener: 'host', before: '/', behind: '' },
  { listener: 'host', before: '/', behind: '.js' },
  { listener: 'host', before: '/releases/', behind: '/a.js' },
  { listener: 'map', before: '/', behind: '' },
  { listener: 'map', before: '/embed?lang=', behind: '' },
  { listener: 'map', before: '/releases/', behind: '/a.js' },
];

const HEADERS = ['accept-encoding', 'host', 'if-none-match', 'range'];

/** At most so many bytes, whatever they are written as. */
const path = (fill: Fill, size: number) =>
  sendablePath(fill(size)).slice(0, size).replaceAll('#', '');

/** Calls of one listener in which `text` is at a place. */
const caseOf = (
  listener: Listener,
  place: string,
  callOf: (text: string) => Pick<WorstCall, 'path' | 'headers'>,
): CallCase => ({
  route: `GET of ${listener}`,
  place,
  unit: 'bytes',
  full: HEADER_BYTES,
  inputs: inputsOf(NASTY_FILLINGS, (fill, size) => ({
    listener,
    method: 'GET',
    ...callOf(path(fill, size)),
  })),
});

export const STATIC_PATH_CASES: readonly CallCase[] = [
  ...ADDRESSES.map(({ listener, before, behind }) =>
    caseOf(listener, `${before}…${behind}`, (text) => ({ path: before + text + behind })),
  ),
  ...HEADERS.map((header) =>
    caseOf('host', `header ${header}`, (text) => ({ path: '/', headers: { [header]: text } })),
  ),
];
