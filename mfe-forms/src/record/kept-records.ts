import { addressOfNewest, isWorthRetrying, removeEntries, retryEntry } from '@aranya/shared/queue';
import { defineComponent, h, type PropType, ref } from 'vue';
import { useText } from '../texts';
import { pageButton, pageLink } from './page-parts';
import type { RecordEntry } from './use-records';

export const KeptRecords = defineComponent({
  props: {
    records: { type: Array as PropType<readonly RecordEntry[]>, required: true },
    /** From 0 to 1, by the record's id. */
    progress: { type: Object as PropType<Readonly<Record<string, number>>>, required: true },
  },
  setup(props) {
    const text = useText();
    /** Id; the person confirms the removal. */
    const asks = ref('');
    const ask = (id: string) => {
      asks.value = id;
    };
    const waysOut = (entry: RecordEntry) => {
      const { id } = entry;
      if (asks.value === id) {
        return [
          h('p', text('Remove it for good?')),
          pageButton(text('Remove'), () => removeEntries([id])),
          pageButton(text('Keep it'), () => ask('')),
        ];
      }
      const newest = addressOfNewest(entry);
      return [
        newest && pageLink(text('Open the newest version'), newest),
        isWorthRetrying(entry) && pageButton(text('Try again'), () => retryEntry(id)),
        pageButton(text('Delete this version'), () => ask(id)),
      ];
    };
    const stateOf = (entry: RecordEntry) => {
      const { refusal, content } = entry;
      if (refusal) {
        return [
          h(
            'p',
            { class: 'record-problem' },
            text('The server did not take it: {why}', { why: text(refusal.message) }),
          ),
          h('div', { class: 'record-actions' }, waysOut(entry)),
        ];
      }
      const part = props.progress[content.instanceId];
      return part === undefined
        ? h(
            'p',
            text('It is kept on this device and sent by itself as soon as there is a network.'),
          )
        : [h('p', text('It is being sent.')), h('progress', { max: 1, value: part })];
    };
    return () =>
      props.records.length > 0 &&
      h('section', { class: 'record-panel' }, [
        h('h2', text('Not sent yet')),
        h(
          'ul',
          { class: 'record-list' },
          props.records.map((record) =>
            h('li', { key: record.id }, [h('h3', record.content.title), stateOf(record)]),
          ),
        ),
      ]);
  },
});
