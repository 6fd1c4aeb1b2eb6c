import { FilesField } from './files-field';

interface FileFieldProps {
  file: File | null;
  /** Endings of files that fit. */
  accept: string;
  onChoose: (file: File) => void;
}

/** Chooses one file of this machine. */
export const FileField = ({ file, accept, onChoose }: FileFieldProps) => (
  <FilesField
    label="File"
    choose={file ? 'Choose another file' : 'Choose a file'}
    none="No file is chosen."
    files={file ? [file] : []}
    accept={accept}
    onChoose={([chosen]) => chosen && onChoose(chosen)}
  />
);
