import { ApiError, profileReadAt, refreshProfile, whenNetworkIsBack } from '@aranya/shared/api';
import { useEffect, useState } from 'react';

/** Reads the profile; of when it is that is shown, where no network answered. */
async function readProfile(): Promise<Date | undefined> {
  try {
    await refreshProfile();
  } catch (error) {
    console.warn('The profile is shown as it was known.', error);
    if (error instanceof ApiError && error.isNetworkFailure) return profileReadAt();
  }
  return undefined;
}

/**
 * Fetches the profile once the dashboard is shown, and again when a network is back; 'Forbidden'
 * ends the session there.
 * @returns of when the profile is that is shown; undefined if it is of now, or where that is not
 * known
 */
export function useProfileRefresh(): Date | undefined {
  const [readAt, setReadAt] = useState<Date>();
  useEffect(() => {
    readProfile().then(setReadAt);
  }, []);
  useEffect(() => {
    const again = () => readProfile().then(setReadAt);
    if (readAt) return whenNetworkIsBack(again, { tries: true });
  }, [readAt]);
  return readAt;
}
