import { getFormRequests, useQuery } from '@aranya/shared/api';
import type { OwnFormRequest } from '@aranya/shared/contracts';
import { useSession } from '@aranya/shared/session';

/** An institute's own service may not support requests; then none are shown. */
const onFailure = (error: unknown) => console.warn('Nothing is known of form requests', error);

/**
 * Loads the person's form requests.
 * @param wanted false if the list has no form that is requested from an administrator
 */
export function useFormRequests(wanted: boolean) {
  const { odkUserId } = useSession();
  const question = wanted && odkUserId !== '' ? { odkUserId } : null;
  const { data, refetch } = useQuery(getFormRequests, question, { onFailure });
  const requestOf = (plainFormId: string): OwnFormRequest | undefined =>
    data?.requests.find(({ formId }) => formId === plainFormId);
  return { requestOf, refetch };
}
