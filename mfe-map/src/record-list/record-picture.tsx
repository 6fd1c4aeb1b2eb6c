import { getRecordPhoto, usePhoto } from '@aranya/shared/api';
import { type OwnRecord, speciesColour, speciesLetter } from '@aranya/shared/contracts';
import { Skeleton } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useRef } from 'react';
import { useText } from '../texts';

/** In CSS pixels. */
const SIDE = 88;

const Photo = styled('img')({
  display: 'block',
  width: SIDE,
  height: SIDE,
  borderRadius: 8,
  backgroundColor: palette.sand,
  objectFit: 'cover',
});

const Instead = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: SIDE,
  height: SIDE,
  borderRadius: 8,
  backgroundColor: palette.sand,
});

const Letter = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  color: '#fff',
  fontSize: '1.25rem',
  fontWeight: 700,
});

export function RecordPicture({ record, name }: { record: OwnRecord; name: string }) {
  const [photo] = record.photos;
  if (photo !== undefined) return <FirstPhoto id={record.id} photo={photo} name={name} />;
  return <Mark name={name} />;
}

const fetchPhoto = ({ id, name }: { id: string; name: string }, signal: AbortSignal) =>
  getRecordPhoto(id, { name, size: 'small' }, signal);

function FirstPhoto({ id, photo, name }: { id: string; photo: string; name: string }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const { address, isMissing } = usePhoto(fetchPhoto, { id, name: photo }, place);
  if (isMissing) return <Mark name={name} />;
  return (
    <div ref={place}>
      {address === '' ? (
        <Skeleton variant="rounded" width={SIDE} height={SIDE} />
      ) : (
        <Photo src={address} alt={text('Photo of {name}', { name })} />
      )}
    </div>
  );
}

const Mark = ({ name }: { name: string }) => (
  <Instead aria-hidden>
    <Letter style={{ backgroundColor: speciesColour(name) }}>{speciesLetter(name)}</Letter>
  </Instead>
);
