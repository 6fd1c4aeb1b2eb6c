import { subscribe } from '@aranya/shared/events';
import { type QueuedEntry, readQueue } from '@aranya/shared/queue';
import { aranyaStore, onQueueChange } from '@aranya/shared/session';
import { onUnmounted, ref, shallowRef } from 'vue';

export type RecordEntry = QueuedEntry & {
  content: Extract<QueuedEntry['content'], { kind: 'record' }>;
};

const isRecord = (entry: QueuedEntry): entry is RecordEntry => entry.content.kind === 'record';

export function useRecords() {
  const records = shallowRef<readonly RecordEntry[]>([]);
  const progress = ref<Readonly<Record<string, number>>>({});
  const read = async () => {
    const { userId } = aranyaStore().store.getState().session;
    const { entries } = await readQueue(userId);
    records.value = entries.filter(isRecord).filter(({ person }) => person === userId);
  };
  const readAgain = () => void read().catch((error: unknown) => console.warn(error));
  readAgain();
  const stops = [
    onQueueChange(readAgain),
    subscribe('collection/record-sending', ({ instanceId, part }) => {
      progress.value = { ...progress.value, [instanceId]: part };
    }),
  ];
  onUnmounted(() => {
    for (const stop of stops) stop();
  });
  return { records, progress, readNow: read };
}
