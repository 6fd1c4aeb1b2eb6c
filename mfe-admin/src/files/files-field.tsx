import { Box, Button, HiddenText, Typography } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { useId, useRef } from 'react';
import { useText } from '../texts';

const HiddenInput = styled('input')({ display: 'none' });

interface FilesFieldProps {
  label: string;
  choose: string;
  none: string;
  files: readonly File[];
  /** File extensions; all by default. */
  accept?: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}

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
          // Cleared, so that the same file can be chosen again after a correction.
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

interface FileFieldProps {
  file: File | null;
  accept: string;
  onChoose: (file: File) => void;
}

export const FileField = ({ file, accept, onChoose }: FileFieldProps) => {
  const text = useText();
  return (
    <FilesField
      label={text('File')}
      choose={file ? text('Choose another file') : text('Choose a file')}
      none={text('No file is chosen.')}
      files={file ? [file] : []}
      accept={accept}
      onChoose={([chosen]) => chosen && onChoose(chosen)}
    />
  );
};
