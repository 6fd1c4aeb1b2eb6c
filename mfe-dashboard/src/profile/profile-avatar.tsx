import { pictureAddress } from '@aranya/shared/config';
import { useSession } from '@aranya/shared/session';
import { Avatar } from '@aranya/shared/ui/data';
import { palette, serif } from '@aranya/shared/ui/theme';

/** Includes the letter's vowel signs and marks. */
const firstLetter = (name: string) =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toLocaleUpperCase();

/** Falls back to the first letter of the name. */
export function ProfileAvatar({ size = 96 }: { size?: number }) {
  const { name, userImageUri } = useSession();
  return (
    <Avatar
      src={pictureAddress('profiles', userImageUri) ?? undefined}
      alt=""
      sx={{
        width: size,
        height: size,
        bgcolor: palette.forest700,
        color: '#fff',
        border: `3px solid ${palette.paper}`,
        fontFamily: serif,
        fontWeight: 600,
        fontSize: size * 0.45,
      }}
    >
      {firstLetter(name)}
    </Avatar>
  );
}
