import { problemFor, updateProfileImage, withStatus } from '@aranya/shared/api';
import { FIELD_LIMITS, PROBLEMS } from '@aranya/shared/contracts';
import { publish } from '@aranya/shared/events';
import { message } from '@aranya/shared/languages';
import { useSession } from '@aranya/shared/session';
import { Box, Button, CameraIcon, HiddenText, Stack, Typography } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { useId, useRef, useState } from 'react';
import { useText } from '../texts';
import { ProfileAvatar } from './profile-avatar';

/** Formats that the server accepts. */
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** In bytes: base64 uses four characters for three bytes. */
export const PHOTO_BYTES = Math.floor(((FIELD_LIMITS.base64Photo - 100) / 4) * 3);

/** @returns empty if the file can be the photo */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string {
  if (!PHOTO_TYPES.includes(type)) return PROBLEMS.unsupported_image.message;
  return size > PHOTO_BYTES ? message('Please choose a picture of at most 8 MB.') : '';
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });
}

const HiddenInput = styled('input')({ display: 'none' });

export function PhotoPicker() {
  const text = useText();
  const { busy, problem, choose } = useProfilePhoto();
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        <ProfileAvatar size={80} />
        <Button
          variant="outlined"
          startIcon={<CameraIcon size={20} />}
          disabled={busy}
          onClick={() => input.current?.click()}
        >
          {busy ? text('Uploading…') : text('Change photo')}
        </Button>
      </Stack>
      <label htmlFor={inputId}>
        <HiddenText>{text('Photo')}</HiddenText>
      </label>
      <HiddenInput
        id={inputId}
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that the same file can be chosen again after a failure.
          target.value = '';
          if (file) void choose(file);
        }}
      />
      <Box role="alert">
        {problem && <Typography sx={{ color: 'error.main' }}>{text(problem)}</Typography>}
      </Box>
    </Stack>
  );
}

/** Uploads a chosen photo at once. */
function useProfilePhoto() {
  const { userId, phoneNumber, authToken } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const choose = async (file: File) => {
    const refused = photoProblem(file);
    setProblem(refused);
    if (refused) return;
    setBusy(true);
    try {
      const base64Data = await readAsDataUrl(file);
      const { userImageUri } = await withStatus(() =>
        updateProfileImage({ phoneNumber, base64Data, token: authToken }),
      );
      publish('profile/updated', { userId, profile: { userImageUri } });
    } catch (error) {
      setProblem(problemFor(error).message);
    } finally {
      setBusy(false);
    }
  };

  return { busy, problem, choose };
}
