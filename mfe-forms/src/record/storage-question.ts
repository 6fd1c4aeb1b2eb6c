import { defineComponent, h, onMounted, ref } from 'vue';
import { useText } from '../texts';
import { pageButton } from './page-parts';

/** Key in local storage: the person was asked. */
const ASKED = 'aranya-storage-asked';

/** Asks the person once whether the browser may store data persistently, and says why. */
export const StorageQuestion = defineComponent({
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
