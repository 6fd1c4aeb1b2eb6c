import { WORDS, type Words } from './words';

const SCRIPTS = { hi: /\p{Script=Devanagari}/u, or: /\p{Script=Oriya}/u };

test.each(['hi', 'or'] as const)('%s says every word in its own script', (lang) => {
  for (const [key, text] of Object.entries(WORDS[lang])) {
    expect({ key, text, isOwn: SCRIPTS[lang].test(text) }).toEqual({ key, text, isOwn: true });
    const places = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();
    expect(places(text)).toEqual(places(WORDS.en[key as keyof Words]));
  }
});
