import { refreshProfile } from '@aranya/shared/api';
import { useEffect } from 'react';

/** Fetches the profile once the dashboard is shown; 'Forbidden' ends the session there. */
export function useProfileRefresh() {
  useEffect(() => {
    refreshProfile().catch((error: unknown) => {
      console.warn('The profile is shown as it was known.', error);
    });
  }, []);
}
