/** Both applications stand in one document until a script chooses: their ids must differ. */
export const identifierPrefix = (application: 'desktop' | 'mobile') =>
  application === 'mobile' ? 'm' : '';
