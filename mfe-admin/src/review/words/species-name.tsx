import { speciesNameIn, writtenLanguage } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';

/** Replaces underscores in names: forms send them, because values contain no spaces. */
const readable = (name: string) => name.replace(/[\s_]+/g, ' ').trim();

/** Returns a recorded name with the common name in the language of the page, if the list has one. */
export const useSpeciesName = () => {
  const language = useLanguage();
  return (name: string) => speciesNameIn(language, readable(name));
};

export function SpeciesName({ children }: { children: string }) {
  const shown = useSpeciesName()(children);
  return (
    <span lang={writtenLanguage(shown)} translate="no">
      {shown}
    </span>
  );
}
