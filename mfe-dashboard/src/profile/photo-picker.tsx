import { Box, Button, CameraIcon, HiddenText, Stack, Typography } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { useId, useRef } from 'react';
import { useText } from '../texts';
import { PHOTO_TYPES } from './photo-file';
import { ProfileAvatar } from './profile-avatar';
import { useProfilePhoto } from './use-profile-photo';

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
