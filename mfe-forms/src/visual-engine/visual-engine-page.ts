import { settings } from '@aranya/shared/config';
import { defineComponent, h, onUnmounted, ref, shallowRef } from 'vue';
import { showPage } from '../record/page-parts';
import { PhotoSuggestions } from '../suggestions/photo-suggestions';
import { useText } from '../texts';

const VisualEngine = defineComponent({
  setup() {
    const text = useText();
    const photo = shallowRef<File>();
    const address = ref('');
    const forget = () => URL.revokeObjectURL(address.value);
    onUnmounted(forget);
    const choose = ({ target }: Event) => {
      const [file] = (target instanceof HTMLInputElement && target.files) || [];
      if (!file) return;
      forget();
      photo.value = file;
      address.value = URL.createObjectURL(file);
    };
    const trial = () => [
      h(
        'p',
        text(
          'Choose a photo of a leaf, a bark or a flower. A model on your device suggests species; the photo is not sent anywhere.',
        ),
      ),
      h('label', { class: 'record-button record-file' }, [
        text('Choose a photo'),
        h('input', { type: 'file', accept: 'image/*', onChange: choose }),
      ]),
      photo.value &&
        h('img', { class: 'record-photo', src: address.value, alt: text('Your photo') }),
      photo.value && h(PhotoSuggestions, { photo: photo.value }),
    ];
    return () =>
      h('section', { class: 'record-panel' }, [
        h('h1', text('Visual Engine')),
        settings().visualEngine ? trial() : h('p', text('This site has no model for photos.')),
      ]);
  },
});

/** @returns function that removes the page */
export const showVisualEngine = (element: HTMLElement) => showPage(element, VisualEngine);
