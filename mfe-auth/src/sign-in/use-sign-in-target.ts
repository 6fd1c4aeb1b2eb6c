import { isOwnPath } from '@aranya/shared/contracts';
import { useAppStatus, useSession } from '@aranya/shared/session';
import { useState } from 'react';

/**
 * Where signing in leads: the dashboard, or, for a person whose session ended, the page where that
 * happened.
 * @param dashboard path of the dashboard of this application
 */
export function useSignInTarget(dashboard: string): string {
  const { userId } = useSession();
  const { signedOut } = useAppStatus();
  // Signing in makes the store forget it.
  const [left] = useState(signedOut);
  const isOfPerson = left?.reason === 'ended' && left.userId === userId;
  return isOfPerson && isOwnPath(left.path) ? left.path : dashboard;
}
