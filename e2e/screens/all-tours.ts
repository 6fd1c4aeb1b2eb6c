import { accountTour, closingTour } from './account-screens';
import { administratorTour } from './administrator-screens';
import { collectorTour, newCollectorTour, recordingTour } from './collector-screens';
import { communityForTour } from './community-for-screens';
import { exploreTour } from './explore-screens';
import { identityTour } from './identity-screens';
import { mailTour } from './mail-screens';
import { publicTour } from './public-screens';
import { reviewerTour } from './reviewer-screens';
import type { Tour } from './tour';

/** Every screen of the product. */
export const TOURS: readonly Tour[] = [
  publicTour,
  exploreTour,
  newCollectorTour,
  recordingTour,
  collectorTour,
  communityForTour,
  administratorTour,
  reviewerTour,
  identityTour,
  mailTour,
  accountTour,
  closingTour,
];
