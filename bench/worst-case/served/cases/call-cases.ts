import type { CallCase } from '../call-case';
import { generatedCases } from '../generated-cases';
import type { ServedRoute } from '../served-routes';
import { FORM_UPLOAD_CASES } from './form-cases';
import { IMPORT_CASES } from './import-cases';
import { MAP_CASES } from './map-cases';
import { PROFILE_PICTURE_CASES } from './profile-picture-cases';
import { STATIC_PATH_CASES } from './static-path-cases';
import { SUBMISSION_CASES } from './submission-cases';

/** Cases of routes whose bodies or work no contract describes. */
export const OWN_CASES: readonly CallCase[] = [
  ...SUBMISSION_CASES,
  ...MAP_CASES,
  ...PROFILE_PICTURE_CASES,
  ...IMPORT_CASES,
  ...FORM_UPLOAD_CASES,
  ...STATIC_PATH_CASES,
];

/** Everything that is sent: what every route has in common, and what is each one's own. */
export const callCases = (routes: readonly ServedRoute[]): CallCase[] => [
  ...OWN_CASES,
  ...routes.flatMap((route) => generatedCases(route, routes.find(isOfKind(route)) === route)),
];

const isOfKind = (route: ServedRoute) => (other: ServedRoute) =>
  other.listener === route.listener &&
  other.audience === route.audience &&
  other.method === route.method;
