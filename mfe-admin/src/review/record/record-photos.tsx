import { usePhoto } from '@aranya/shared/api';
import { Box, Button, Skeleton, Stack } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type CSSProperties, useRef, useState } from 'react';
import { readPhoto, type WantedPhoto } from '../../calls/review-calls';
import { useText } from '../../texts';

/** Relative to the photo's container. */
const SIZES = [1, 2, 4] as const;

/** Scrolls also with the arrow keys. */
const Place = styled('section')({
  aspectRatio: '1 / 1',
  maxHeight: '70vh',
  width: '100%',
  overflow: 'auto',
  backgroundColor: palette.sand,
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
});

const Small = styled('button')({
  width: 72,
  height: 72,
  padding: 2,
  border: '2px solid transparent',
  borderRadius: 10,
  background: 'none',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { borderColor: palette.forest600 },
});

export function RecordPhotos({ id, names }: { id: string; names: readonly string[] }) {
  const text = useText();
  const [shown, setShown] = useState(0);
  const [size, setSize] = useState(0);
  const [turns, setTurns] = useState(0);
  const name = names[shown];
  if (name === undefined) return text('It has no photo.');
  const numbered = (index: number) =>
    text('Photo {number} of {count}', { number: index + 1, count: names.length });
  const show = (index: number) => {
    setShown(index);
    setSize(0);
    setTurns(0);
  };
  return (
    <Box>
      <Place tabIndex={0} aria-label={numbered(shown)}>
        <div style={{ width: `${(SIZES[size] ?? 1) * 100}%`, aspectRatio: '1 / 1' }}>
          <RecordPhoto
            key={name}
            wanted={{ id, name, size: 'large' }}
            alt={numbered(shown)}
            style={{ objectFit: 'contain', rotate: `${turns * 90}deg` }}
          />
        </div>
      </Place>
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={size === SIZES.length - 1}
          onClick={() => setSize(size + 1)}
        >
          {text('Larger')}
        </Button>
        <Button variant="outlined" disabled={size === 0} onClick={() => setSize(size - 1)}>
          {text('Smaller')}
        </Button>
        <Button variant="outlined" onClick={() => setTurns((turns + 1) % 4)}>
          {text('Turn')}
        </Button>
      </Stack>
      {names.length > 1 && (
        <Stack direction="row" sx={{ gap: 0.5, mt: 1, flexWrap: 'wrap' }}>
          {names.map((one, index) => (
            <Small
              key={one}
              type="button"
              aria-pressed={index === shown}
              aria-label={numbered(index)}
              onClick={() => show(index)}
            >
              <RecordPhoto wanted={{ id, name: one, size: 'small' }} alt="" />
            </Small>
          ))}
        </Stack>
      )}
    </Box>
  );
}

const Frame = styled('span')({ display: 'block', width: '100%', height: '100%' });

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

/** Fetched with the session when it is near the viewport. */
export function RecordPhoto({ wanted, alt, style = { objectFit: 'cover' } }: RecordPhotoProps) {
  const text = useText();
  const place = useRef<HTMLSpanElement>(null);
  const { address, isMissing } = usePhoto(readPhoto, wanted, place);
  return (
    <Frame ref={place}>
      {isMissing && alt !== '' && text('The photo could not be loaded.')}
      {!isMissing && address === '' && <Skeleton variant="rounded" width="100%" height="100%" />}
      {!isMissing && address !== '' && <Photo src={address} alt={alt} style={style} />}
    </Frame>
  );
}
