import { Box, Button, HiddenText, Typography } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { useId, useRef } from 'react';

const HiddenInput = styled('input')({ display: 'none' });

interface FilesFieldProps {
  /** Name for screen readers. */
  label: string;
  /** Words of the button. */
  choose: string;
  /** Said where nothing is chosen. */
  none: string;
  files: readonly File[];
  /** Endings of files that fit; all where it is left out. */
  accept?: string;
  /** Whether several can be chosen. */
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** Chooses files of this machine. */
export function FilesField({
  label,
  choose,
  none,
  files,
  accept,
  multiple,
  onChoose,
}: FilesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  return (
    <Box>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <label htmlFor={inputId}>
        <HiddenText>{label}</HiddenText>
      </label>
      <HiddenInput
        id={inputId}
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // The same file can be chosen again after it was corrected.
          target.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }} role="status">
        {files.map(({ name }) => name).join(', ') || none}
      </Typography>
    </Box>
  );
}
