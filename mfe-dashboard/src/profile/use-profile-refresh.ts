import { ApiError, profileReadAt, refreshProfile, whenNetworkIsBack } from '@aranya/shared/api';
import { useEffect, useState } from 'react';

/** @returns date of the cached profile, if offline */
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
 * Fetches the profile again when the network returns; 'Forbidden' ends the session.
 * @returns date of the cached profile; undefined if it is current, or if the date is unknown
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
