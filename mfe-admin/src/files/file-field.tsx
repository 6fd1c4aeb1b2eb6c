import { useText } from '../texts';
import { FilesField } from './files-field';

interface FileFieldProps {
  file: File | null;
  /** Accepted file extensions. */
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
