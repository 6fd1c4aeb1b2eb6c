import { Box, Button, HiddenText, Typography } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { useId, useRef } from 'react';

const HiddenInput = styled('input')({ display: 'none' });

interface FileFieldProps {
  file: File | null;
  /** Endings of files that fit. */
  accept: string;
  onChoose: (file: File) => void;
}

/** Chooses a file of this machine. */
export function FileField({ file, accept, onChoose }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  return (
    <Box>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {file ? 'Choose another file' : 'Choose a file'}
      </Button>
      <label htmlFor={inputId}>
        <HiddenText>File</HiddenText>
      </label>
      <HiddenInput
        id={inputId}
        ref={input}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          // The same file can be chosen again after it was corrected.
          target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }} role="status">
        {file ? file.name : 'No file is chosen.'}
      </Typography>
    </Box>
  );
}
