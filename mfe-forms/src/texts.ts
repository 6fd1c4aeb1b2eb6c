import { createTexts, onLanguage, type TextOf } from '@aranya/shared/languages';
import { type InjectionKey, inject, type ShallowRef, shallowRef } from 'vue';
import english from '../languages/texts.pot';

const { presentText } = createTexts({
  english,
  load: (language) => import(`../languages/${language}.po`),
});

export const TEXTS: InjectionKey<ShallowRef<TextOf>> = Symbol('texts');

/** @returns also a function that stops following the language */
export async function followTexts() {
  const texts = shallowRef(await presentText());
  const stop = onLanguage(async () => {
    texts.value = await presentText();
  });
  return { texts, stop };
}

export function useText(): TextOf {
  const texts = inject(TEXTS);
  if (!texts) throw new Error('The page provides no texts.');
  return (english, values) => texts.value(english, values);
}
