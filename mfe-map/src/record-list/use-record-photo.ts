import { getRecordPhoto, useQuery } from '@aranya/shared/api';
import type { RecordPhotoQuery } from '@aranya/shared/contracts';
import { useEffect, useState } from 'react';

interface WantedPhoto extends RecordPhotoQuery {
  id: string;
}

const ask = ({ id, ...query }: WantedPhoto, signal: AbortSignal) =>
  getRecordPhoto(id, query, signal);

const onFailure = (error: unknown) => console.warn('A photo did not come', error);

/** A photo of an own record as an address for an image, for as long as it is shown. */
export function useRecordPhoto(wanted: WantedPhoto) {
  const { currentData, failure } = useQuery(ask, wanted, { onFailure });
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (!currentData) return;
    const made = URL.createObjectURL(currentData);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [currentData]);
  return { address: currentData ? address : '', isMissing: failure !== '' };
}
