import { getRecordedPhoto, useQuery } from '@aranya/shared/api';
import { pictureAddress } from '@aranya/shared/config';
import type { FieldSiteSpecies } from '@aranya/shared/contracts';
import { useEffect, useState } from 'react';

interface WantedPhoto {
  siteName: string;
  photoOf: string;
}

const fetchPhoto = ({ siteName, photoOf }: WantedPhoto, signal?: AbortSignal) =>
  getRecordedPhoto(siteName, { photoOf, size: 'large' }, signal);

const onFailure = (error: unknown) => console.warn('A photo did not come', error);

/**
 * The survey's photo, or one from a phone, which requires a staff session. Empty while it loads.
 */
export function useSpecimenPhoto(siteName: string, { imageUri, photoOf }: FieldSiteSpecies) {
  const { currentData, failure } = useQuery(fetchPhoto, photoOf ? { siteName, photoOf } : null, {
    onFailure,
  });
  const [made, setMade] = useState('');
  useEffect(() => {
    if (!currentData) return;
    const address = URL.createObjectURL(currentData);
    setMade(address);
    return () => URL.revokeObjectURL(address);
  }, [currentData]);
  if (photoOf) return { address: made, isMissing: failure !== '' };
  const address = pictureAddress('fieldSites', imageUri);
  return { address: address ?? '', isMissing: !address };
}
