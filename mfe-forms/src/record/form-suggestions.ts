import { settings } from '@aranya/shared/config';
import { defineAsyncComponent, defineComponent, h, type PropType } from 'vue';
import { useText } from '../texts';

const PhotoSuggestions = defineAsyncComponent(() =>
  import('../suggestions/photo-suggestions').then((part) => part.PhotoSuggestions),
);

/** Suggestions for a photo of the open form, if the institute has a model for browsers. */
export const FormSuggestions = defineComponent({
  props: { photo: { type: Object as PropType<File>, required: true } },
  emits: { close: () => true },
  setup(props, { emit }) {
    const text = useText();
    return () =>
      settings().visualEngine &&
      h('section', { class: 'record-panel record-suggestions' }, [
        h(PhotoSuggestions, { photo: props.photo }),
        h(
          'button',
          { type: 'button', class: 'record-button', onClick: () => emit('close') },
          text('Close the suggestions'),
        ),
      ]);
  },
});
