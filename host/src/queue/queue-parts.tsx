import { LeavingQuestion } from './leaving-question';
import { QueueNotice } from './queue-notice';

export interface QueuePartsProps {
  /** Whether the person wants to sign out. */
  isLeaving: boolean;
  /** The person stays, or has signed out. */
  onAnswer: () => void;
}

/**
 * All that shows what waits. One chunk: where the bar is there, its list and the question before signing out are too,
 * whatever the network does since.
 */
export default function QueueParts({ isLeaving, onAnswer }: QueuePartsProps) {
  return (
    <>
      <QueueNotice />
      {isLeaving && <LeavingQuestion onAnswer={onAnswer} />}
    </>
  );
}
