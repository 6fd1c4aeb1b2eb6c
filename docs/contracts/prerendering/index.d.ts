export { identifierPrefix } from './identifier-prefix';
export { Later } from './later';
export { ShellPlaces } from './shell-places';
export { adoptStyleAttributes } from './style-attributes';
export { usePrerendered, useScripted } from './use-prerendered';
