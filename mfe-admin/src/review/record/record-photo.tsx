import { usePhoto } from '@aranya/shared/api';
import { Skeleton } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type CSSProperties, useRef } from 'react';
import { readPhoto, type WantedPhoto } from '../../calls/review-calls';
import { useText } from '../../texts';

const Place = styled('span')({ display: 'block', width: '100%', height: '100%' });

const Photo = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: 8,
  backgroundColor: palette.sand,
});

interface RecordPhotoProps {
  wanted: WantedPhoto;
  alt: string;
  style?: CSSProperties;
}

/** A photo of a record that fills its container. It is fetched with the session when it is near the viewport. */
export function RecordPhoto({ wanted, alt, style = { objectFit: 'cover' } }: RecordPhotoProps) {
  const text = useText();
  const place = useRef<HTMLSpanElement>(null);
  const { address, isMissing } = usePhoto(readPhoto, wanted, place);
  return (
    <Place ref={place}>
      {isMissing && alt !== '' && text('The photo could not be loaded.')}
      {!isMissing && address === '' && <Skeleton variant="rounded" width="100%" height="100%" />}
      {!isMissing && address !== '' && <Photo src={address} alt={alt} style={style} />}
    </Place>
  );
}
