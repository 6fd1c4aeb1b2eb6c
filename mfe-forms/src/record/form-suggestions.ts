import { settings } from '@aranya/shared/config';
import { defineAsyncComponent, defineComponent, h, type PropType } from 'vue';
import { useText } from '../texts';
import { pageButton } from './page-parts';

const PhotoSuggestions = defineAsyncComponent(() =>
  import('../suggestions/photo-suggestions').then((part) => part.PhotoSuggestions),
);

export const FormSuggestions = defineComponent({
  props: { photo: { type: Object as PropType<File>, required: true } },
  emits: { close: () => true },
  setup(props, { emit }) {
    const text = useText();
    return () =>
      settings().visualEngine &&
      h('section', { class: 'record-panel record-suggestions' }, [
        h(PhotoSuggestions, { photo: props.photo }),
        pageButton(text('Close the suggestions'), () => emit('close')),
      ]);
  },
});
