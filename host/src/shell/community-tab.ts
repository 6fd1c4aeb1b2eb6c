/** The tab 'Connect to Community' of /n-fold, as its navigation state `redirectedTabId` names it. */
export const COMMUNITY_TAB = 2;
