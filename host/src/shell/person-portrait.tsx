import { palette, styled } from '@aranya/shared/ui/theme';
import { useState } from 'react';

const Frame = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  overflow: 'hidden',
  borderRadius: '50%',
  border: `2px solid ${palette.moss200}`,
  backgroundColor: palette.moss200,
  color: palette.forest900,
  fontWeight: 600,
  // The initials are a picture, not part of the accessible name.
  '&[data-initials]::before': { content: 'attr(data-initials)' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** Works in any script, without words in brackets. */
const initials = (name: string) => {
  const words = name
    .replaceAll(/\(.*?\)/g, '')
    .trim()
    .split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join('').toLocaleUpperCase();
};

/** Decorative: the parent names the person. */
export function PersonPortrait({ name, photo }: { name: string; photo: string }) {
  const [failed, setFailed] = useState('');
  const showsPhoto = photo !== '' && failed !== photo;
  return (
    <Frame data-initials={showsPhoto ? undefined : initials(name)}>
      {showsPhoto && <img src={photo} alt="" onError={() => setFailed(photo)} />}
    </Frame>
  );
}
