import { deleteOwnRecord, noteFailure, sentenceFor } from '@aranya/shared/api';
import type { OwnRecord } from '@aranya/shared/contracts';
import { Button } from '@aranya/shared/ui/basics';
import { MessageDialog } from '@aranya/shared/ui/overlays';
import { useState } from 'react';
import { useText } from '../texts';
import { recordName } from './record-words';

interface DeleteRecordProps {
  /** Undefined closes the dialog. */
  record: OwnRecord | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export default function DeleteRecord({ record, onClose, onDeleted }: DeleteRecordProps) {
  const text = useText();
  const [failure, setFailure] = useState('');
  const [isRunning, setRunning] = useState(false);
  if (!record) return null;
  const close = () => {
    setFailure('');
    onClose();
  };
  const remove = async () => {
    setRunning(true);
    try {
      await deleteOwnRecord(record.id);
      close();
      onDeleted();
    } catch (error) {
      noteFailure(error);
      setFailure(sentenceFor(error));
    } finally {
      setRunning(false);
    }
  };
  return (
    <MessageDialog
      message={text('Delete the record “{name}”?', { name: recordName(record) })}
      onClose={close}
      actions={
        <>
          <Button onClick={close} autoFocus>
            {text('Keep it')}
          </Button>
          <Button variant="contained" color="error" disabled={isRunning} onClick={remove}>
            {text('Delete it')}
          </Button>
        </>
      }
    >
      {text(
        'The record and its photos are removed from this site and from every map. This cannot be undone.',
      )}
      {failure && <p role="alert">{failure}</p>}
    </MessageDialog>
  );
}
