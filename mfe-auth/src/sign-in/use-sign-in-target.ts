import { isOwnPath } from '@aranya/shared/contracts';
import { useAppStatus, useSession } from '@aranya/shared/session';
import { useState } from 'react';

/** Returns the dashboard, or the page where the previous session of the same person ended. */
export function useSignInTarget(dashboard: string): string {
  const { userId } = useSession();
  const { signedOut } = useAppStatus();
  // Read once, because signing in clears it in the store.
  const [left] = useState(signedOut);
  const isOfPerson = left?.reason === 'ended' && left.userId === userId;
  return isOfPerson && isOwnPath(left.path) ? left.path : dashboard;
}
