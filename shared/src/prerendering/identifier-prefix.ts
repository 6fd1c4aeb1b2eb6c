/**
 * A prerendered document contains the desktop and the mobile application, so their ids must differ.
 */
export const identifierPrefix = (application: 'desktop' | 'mobile') =>
  application === 'mobile' ? 'm' : '';
