import type { WebForm } from '@aranya/shared/contracts';
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
} from 'vue';
import { askBeforeLeaving } from './ask-before-leaving';
import { formFiles } from './form-files';
import { beginIn } from './form-language';

/**
 * The form, rendered by ODK Web Forms. Its chunk contains the engine and is loaded with the first
 * form.
 */
export const FormPart = defineComponent({
  props: { form: { type: Object as PropType<WebForm>, required: true } },
  emits: { finished: (_payload: ChunkedPayload) => true },
  setup({ form }, { emit }) {
    getCurrentInstance()?.appContext.app.use(webFormsPlugin);
    const place = ref<HTMLElement>();
    let stopAsking = () => {};
    onMounted(() => {
      if (place.value) stopAsking = askBeforeLeaving(place.value);
    });
    onBeforeUnmount(() => stopAsking());
    return () =>
      h('div', { ref: place, class: 'record-form' }, [
        h(OdkWebForm, {
          formXml: beginIn(language(), form.xform),
          fetchFormAttachment: formFiles(form),
          missingResourceBehavior: 'BLANK',
          submissionMaxSize: form.maxSubmissionBytes,
          preloadProperties: { deviceID: form.deviceId, username: form.username },
          onSubmitChunked: (payload: ChunkedPayload) => emit('finished', payload),
        }),
      ]);
  },
});
