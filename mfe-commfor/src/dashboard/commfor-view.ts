export interface CommForView {
  /** Empty until a field site is chosen. */
  siteName: string;
  /** Id of the selected tab. */
  tab: string;
}

export const FIRST_VIEW: CommForView = { siteName: '', tab: 'user-data' };
