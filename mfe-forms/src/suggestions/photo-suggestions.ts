import { localNameIn, writtenLanguage } from '@aranya/shared/contracts';
import type { BrowserModel } from '@aranya/shared/contracts/review';
import { language, message } from '@aranya/shared/languages';
import { defineComponent, h, onUnmounted, type PropType, ref, shallowRef, watch } from 'vue';
import { pageButton } from '../record/page-parts';
import { useText } from '../texts';
import { readModel } from './model-files';
import { SlowModel } from './model-thread';
import { type BrowserSuggestion, isModelHere, type OpenModel, openModel } from './suggest';

/** About the compressed size, in bytes. */
const RUNTIME_BYTES = 4_000_000;

const NOT_LOADED = message(
  'The model cannot be used. Try again with a network; your record does not need it.',
);
const TOO_SLOW = message('This device took too long, so the model suggests nothing.');

/** The photo stays on this device. Suggestions are not identifications. */
export const PhotoSuggestions = defineComponent({
  props: { photo: { type: Object as PropType<Blob>, required: true } },
  setup(props) {
    const text = useText();
    const model = shallowRef<BrowserModel>();
    const found = shallowRef<readonly BrowserSuggestion[]>();
    const failure = ref('');
    const isBusy = ref(false);
    let opened: OpenModel | undefined;
    const leaving = new AbortController();
    onUnmounted(() => {
      leaving.abort();
      opened?.close();
    });

    const look = async () => {
      if (!model.value) return;
      const { photo } = props;
      failure.value = '';
      isBusy.value = true;
      opened ??= openModel(model.value);
      try {
        const suggestions = await opened.suggest(photo);
        if (photo === props.photo) found.value = suggestions;
      } catch (error) {
        console.warn('The model suggests nothing.', error);
        failure.value = error instanceof SlowModel ? TOO_SLOW : NOT_LOADED;
      } finally {
        isBusy.value = false;
      }
    };
    const begin = async () => {
      found.value = undefined;
      try {
        model.value ??= await readModel(leaving.signal);
        // The files are large, so they are loaded only after a press.
        if (opened || (await isModelHere(model.value))) await look();
      } catch (error) {
        if (leaving.signal.aborted) return;
        console.warn('There is no model.', error);
        failure.value = NOT_LOADED;
      }
    };
    watch(() => props.photo, begin, { immediate: true });

    const megabytes = ({ bytes }: BrowserModel) => Math.ceil((bytes + RUNTIME_BYTES) / 1_000_000);
    const line = (species: BrowserSuggestion) => {
      const local = localNameIn(language(), species);
      return h('li', { key: species.speciesName }, [
        h('span', { translate: 'no' }, [
          local && h('span', { lang: writtenLanguage(local) }, `${local} · `),
          h('i', { lang: 'la' }, species.speciesName),
        ]),
        ' ',
        text('(score {percent} %)', { percent: Math.round(species.score * 100) }),
      ]);
    };
    const results = (suggestions: readonly BrowserSuggestion[]) =>
      suggestions.length === 0
        ? h('p', text('The model suggests no species of the lists.'))
        : [h('p', text('Could it be …?')), h('ol', suggestions.map(line))];
    return () => [
      h('div', { role: 'status' }, [
        isBusy.value && h('p', text('The model looks at the photo …')),
        found.value && results(found.value),
      ]),
      failure.value && h('p', { role: 'alert', class: 'record-problem' }, text(failure.value)),
      model.value &&
        !found.value &&
        !isBusy.value &&
        pageButton(
          text('Ask the model (loads {size} MB once)', { size: megabytes(model.value) }),
          look,
        ),
      model.value &&
        h(
          'p',
          { class: 'record-small' },
          text(
            'Suggested by {model} {version}: no identification. You decide. The photo stays on this device.',
            { model: model.value.name, version: model.value.version },
          ),
        ),
    ];
  },
});
