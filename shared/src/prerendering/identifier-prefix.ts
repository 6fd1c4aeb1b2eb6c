/** Both applications are in one document until a script chooses, so their ids must differ. */
export const identifierPrefix = (application: 'desktop' | 'mobile') =>
  application === 'mobile' ? 'm' : '';
