import { getFormRequests, useQuery } from '@aranya/shared/api';
import type { OwnFormRequest } from '@aranya/shared/contracts';
import { useSession } from '@aranya/shared/session';

/** An institute's own service may know no requests; nothing is said of any then. */
const onFailure = (error: unknown) => console.warn('Nothing is known of form requests', error);

/**
 * The forms that the person asked administrators for.
 * @param wanted false where no form of the list is asked for so
 */
export function useFormRequests(wanted: boolean) {
  const { odkUserId } = useSession();
  const question = wanted && odkUserId !== '' ? { odkUserId } : null;
  const { data, refetch } = useQuery(getFormRequests, question, { onFailure });
  const requestOf = (plainFormId: string): OwnFormRequest | undefined =>
    data?.requests.find(({ formId }) => formId === plainFormId);
  return { requestOf, refetch };
}
