import { language } from '@aranya/shared/languages';
import { type ChunkedPayload, OdkWebForm, webFormsPlugin } from '@getodk/web-forms';
import {
  defineComponent,
  getCurrentInstance,
  h,
  onBeforeUnmount,
  onMounted,
  type PropType,
  ref,
  shallowRef,
} from 'vue';
import type { EditedRecord } from '../opening/edited-record';
import { beginIn } from '../opening/form-language';
import { formFiles, type OpenedForm } from '../opening/opened-form';
import { useText } from '../texts';
import { askBeforeLeaving } from './ask-before-leaving';
import { FormSuggestions } from './form-suggestions';

/** Contains the engine, and is loaded with the first form. */
export const FormPart = defineComponent({
  props: {
    opened: { type: Object as PropType<OpenedForm>, required: true },
    /** Absent for a new record. */
    edited: Object as PropType<EditedRecord>,
  },
  emits: { finished: (_payload: ChunkedPayload) => true },
  setup({ opened: { form, fileOf }, edited }, { emit }) {
    getCurrentInstance()?.appContext.app.use(webFormsPlugin);
    const place = ref<HTMLElement>();
    let stopAsking = () => {};
    onMounted(() => {
      if (place.value) stopAsking = askBeforeLeaving(place.value);
    });
    onBeforeUnmount(() => stopAsking());
    const text = useText();
    const photo = shallowRef<File>();
    const notePhoto = ({ target }: Event) => {
      const [file] = (target instanceof HTMLInputElement && target.files) || [];
      if (file?.type.startsWith('image/')) photo.value = file;
    };
    const forgetPhoto = () => {
      photo.value = undefined;
    };
    return () =>
      h('div', { ref: place, class: 'record-form', onChangeCapture: notePhoto }, [
        edited &&
          h(
            'p',
            { class: 'record-panel' },
            text('You are editing a record that you sent. It is replaced when you press Send.'),
          ),
        h(OdkWebForm, {
          formXml: beginIn(language(), form.xform),
          fetchFormAttachment: formFiles(form, fileOf),
          missingResourceBehavior: 'BLANK',
          submissionMaxSize: form.maxSubmissionBytes,
          preloadProperties: { deviceID: form.deviceId, username: form.username },
          ...(edited && { editInstance: edited.instance }),
          onSubmitChunked: (payload: ChunkedPayload) => emit('finished', payload),
        }),
        photo.value && h(FormSuggestions, { photo: photo.value, onClose: forgetPhoto }),
      ]);
  },
});
