import { whenNetworkIsBack } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import { SETS_CHANGED } from '@aranya/shared/contracts';
import { isEngineKept, type KeptForm, keptForms, removeForm } from '@aranya/shared/device';
import { subscribe } from '@aranya/shared/events';
import { savesData } from '@aranya/shared/navigation';
import { aranyaStore } from '@aranya/shared/session';
import { defineComponent, h, onMounted, onUnmounted, type PropType, ref, shallowRef } from 'vue';
import { isOutdated, keepOpened, type OpenedForm } from '../opening/opened-form';
import { useText } from '../texts';
import { pageButton } from './page-parts';

const ASKED = 'aranya-storage-asked';

/** Asks once whether the browser may store data persistently. */
const StorageQuestion = defineComponent({
  setup() {
    const text = useText();
    const isAsking = ref(false);
    onMounted(async () => {
      const isSafe = await navigator.storage?.persisted?.().catch(() => true);
      isAsking.value = isSafe === false && localStorage.getItem(ASKED) === null;
    });
    const ask = async () => {
      isAsking.value = false;
      localStorage.setItem(ASKED, 'yes');
      await navigator.storage.persist();
    };
    return () =>
      isAsking.value && [
        h(
          'p',
          text(
            'A browser may delete kept forms and records that are not sent yet if the device has little room; Safari does so after seven days without a visit. It may be asked not to.',
          ),
        ),
        pageButton(text('Ask the browser to keep them'), ask),
      ];
  },
});

const canKeep = () => settings().offline && 'serviceWorker' in navigator;

const sizeOf = ({ bytes }: KeptForm) => Math.max(0.1, Math.round(bytes / 100_000) / 10);

export const KeptFormPanel = defineComponent({
  props: { opened: { type: Object as PropType<OpenedForm>, required: true } },
  emits: { reopen: () => true },
  setup({ opened }, { emit }) {
    const text = useText();
    const { userId } = aranyaStore().store.getState().session;
    const { formId } = opened.form;
    const forms = shallowRef<readonly KeptForm[]>([]);
    const hasEngine = ref(false);
    const isBusy = ref(false);
    const hasNoRoom = ref(false);
    const hasNewer = ref(false);
    const leaving = new AbortController();

    const read = async () => {
      forms.value = await keptForms(userId);
      hasEngine.value = await isEngineKept();
    };
    const readAgain = () => void read().catch((error: unknown) => console.warn(error));
    const keep = async () => {
      isBusy.value = true;
      hasNoRoom.value = false;
      try {
        await keepOpened(opened);
      } catch (error) {
        console.warn('The form is not kept.', error);
        hasNoRoom.value = error instanceof DOMException && error.name === 'QuotaExceededError';
      } finally {
        isBusy.value = false;
      }
    };
    const look = async () => {
      try {
        hasNewer.value = await isOutdated(opened, leaving.signal);
        stopLooking();
      } catch {
        // The next attempt follows when the network returns.
      }
    };
    const stopLooking = whenNetworkIsBack(() => void look(), { tries: opened.isOffline });
    const noteSets = ({ data }: MessageEvent) => data === SETS_CHANGED && readAgain();
    onMounted(() => {
      if (!canKeep()) return;
      navigator.serviceWorker.addEventListener('message', noteSets);
      readAgain();
      if (!opened.isKept && !savesData()) void keep();
    });
    const stop = subscribe('collection/kept-forms-changed', readAgain);
    onUnmounted(() => {
      leaving.abort();
      stopLooking();
      stop();
      navigator.serviceWorker?.removeEventListener('message', noteSets);
    });

    const line = (form: KeptForm) =>
      h('li', { key: form.formId }, [
        h(
          'p',
          text('{form}: {size} MB on this device', { form: form.form.title, size: sizeOf(form) }),
        ),
        pageButton(text('Remove {form} from this device', { form: form.form.title }), () =>
          removeForm(userId, form.formId),
        ),
      ]);
    const state = () => {
      if (hasNoRoom.value) {
        return text(
          'This device has no room to keep this form; it stays open. Remove a form below, or delete pictures or apps, and try again.',
        );
      }
      const isKept = forms.value.some((form) => form.formId === formId);
      if (!isKept && !isBusy.value) return text('This form opens only with a network.');
      return isKept && hasEngine.value
        ? text('This form opens without a network, too.')
        : text('This form is being stored for a time without network.');
    };
    return () => [
      hasNewer.value &&
        h('section', { class: 'record-panel record-warning', role: 'status' }, [
          h(
            'p',
            text('There is a newer version of this form. Answers of this one are not taken over.'),
          ),
          pageButton(text('Open the newer version'), () => emit('reopen')),
        ]),
      canKeep() &&
        h('section', { class: 'record-panel' }, [
          h('h2', text('Without a network')),
          h('p', { role: 'status' }, state()),
          !isBusy.value &&
            !forms.value.some((form) => form.formId === formId) &&
            pageButton(text('Keep this form on this device'), keep),
          h('ul', { class: 'record-list' }, forms.value.map(line)),
          h(StorageQuestion),
        ]),
    ];
  },
});
