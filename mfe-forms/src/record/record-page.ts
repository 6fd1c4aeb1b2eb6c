import { problemFor } from '@aranya/shared/api';
import type { ProblemBody, WebForm } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { sendQueue } from '@aranya/shared/queue';
import type { ChunkedPayload } from '@getodk/web-forms';
import { computed, defineComponent, h, onUnmounted, ref, shallowRef, type VNodeChild } from 'vue';
import { type EditedRecord, readRecord } from '../opening/edited-record';
import { type OpenedForm, openNewest } from '../opening/opened-form';
import { useText } from '../texts';
import { keepRecord } from './keep-record';
import { KeptFormPanel } from './kept-form';
import { KeptRecords } from './kept-records';
import { pageButton, pageLink, showPage } from './page-parts';
import { mapAddress, ProblemPanel } from './problem-panel';
import { wordsOf } from './unsupported';
import { useRecords } from './use-records';

interface OpenPage {
  opened: OpenedForm;
  edited: EditedRecord | undefined;
  FormPart: typeof import('./form-part').FormPart;
}

const TOO_LARGE: ProblemBody = {
  code: 'too_large',
  message: message('A file of this record is too large to be sent. Choose a smaller one.'),
};
const NO_ROOM: ProblemBody = {
  code: 'no_room',
  message: message(
    'This device has no room to keep the record. Leave this page open, make room, and send it again.',
  ),
};

/** Fetches form and engine, and stores and sends the finished record. */
export const RecordPage = defineComponent({
  props: {
    formId: { type: String, required: true },
    /** Own record to edit; empty for a new one. */
    recordId: { type: String, required: true },
  },
  setup({ formId, recordId }) {
    const text = useText();
    const open = shallowRef<OpenPage>();
    const problem = shallowRef<ProblemBody>();
    const finished = ref('');
    const { records, progress, readNow } = useRecords();
    const leaving = new AbortController();
    onUnmounted(() => leaving.abort());

    const openForm = async () => {
      problem.value = undefined;
      finished.value = '';
      open.value = undefined;
      try {
        const [opened, edited, { FormPart }] = await Promise.all([
          openNewest(formId, leaving.signal),
          recordId === '' ? undefined : readRecord(formId, recordId, leaving.signal),
          import('./form-part'),
        ]);
        open.value = { opened, edited, FormPart };
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.warn('The form was not opened.', error);
        problem.value = problemFor(error);
      }
    };
    void openForm();

    const finish = async (payload: ChunkedPayload) => {
      problem.value = undefined;
      if (!open.value) return;
      if (payload.status === 'max-size-exceeded') {
        problem.value = TOO_LARGE;
        return;
      }
      if (payload.status !== 'ready') return;
      try {
        const kept = await keepRecord(open.value.opened.form, payload, open.value.edited);
        // Read first: without its entry in the list, the record would count as sent.
        await readNow().finally(() => {
          finished.value = kept;
        });
        window.scrollTo(0, 0);
        await sendQueue();
      } catch (error) {
        console.warn('The record was not kept.', error);
        if (finished.value) return;
        problem.value = NO_ROOM;
      }
    };

    const isWaiting = computed(() =>
      records.value.some(({ content }) => content.instanceId === finished.value),
    );
    const ending = () =>
      h('section', { class: 'record-panel', role: 'status' }, [
        h('h1', isWaiting.value ? text('Your record is kept') : text('Your record is sent')),
        h(
          'p',
          isWaiting.value
            ? text('It is safe on this device.')
            : text('Thank you. It is on your map in a moment.'),
        ),
        h('p', { class: 'record-actions' }, [
          pageLink(text('See it on the map'), mapAddress()),
          !open.value?.edited && pageButton(text('Record another'), openForm),
        ]),
      ]);
    const unsupported = ({ unsupported: kinds }: WebForm) =>
      kinds.length > 0 &&
      h('p', { class: 'record-panel record-warning' }, [
        text(
          'A browser cannot answer some questions of this form: {kinds}. For these, use ODK Collect on an Android phone.',
          { kinds: kinds.map((kind) => text(wordsOf(kind))).join(', ') },
        ),
      ]);
    const form = ({ opened, edited, FormPart }: OpenPage) => [
      unsupported(opened.form),
      h(FormPart, { opened, edited, onFinished: finish }),
    ];
    const opening = () =>
      h('p', { class: 'record-panel', role: 'status' }, text('The form is being opened …'));
    return (): VNodeChild => [
      problem.value &&
        h(ProblemPanel, { problem: problem.value, isOpen: !!open.value, onRetry: openForm }),
      finished.value && ending(),
      !finished.value && open.value && form(open.value),
      !finished.value && !open.value && !problem.value && opening(),
      open.value && h(KeptFormPanel, { opened: open.value.opened, onReopen: openForm }),
      h(KeptRecords, { records: records.value, progress: progress.value }),
    ];
  },
});

export const showRecordPage = (element: HTMLElement, page: { formId: string; recordId: string }) =>
  showPage(element, RecordPage, page);
