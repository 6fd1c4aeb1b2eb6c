import { listedSpeciesType, speciesNameIn, writtenLanguage } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { Written } from '@aranya/shared/ui/basics';
import { useText } from '../texts';

/** At the end of a name, after a comma or in brackets. */
const BINOMIAL = /^(.*?)(, |\()([A-Z][a-z]+ [a-z-]+)(\)?)$/;

/** The language attribute is derived from the name's script. */
function LocalName({ name }: { name: string }) {
  const language = writtenLanguage(name);
  return language ? <span lang={language}>{name}</span> : name;
}

/** Translated if a list has it; the scientific part is in italics. */
export function SpeciesName({ name: written }: { name: string }) {
  const name = speciesNameIn(useLanguage(), written);
  const [, local, before, scientific, after] = BINOMIAL.exec(name) ?? [];
  if (local === undefined) return <LocalName name={name} />;
  return (
    <>
      <LocalName name={local} />
      {before}
      <i lang="la">{scientific}</i>
      {after}
    </>
  );
}

/** An unlisted type is shown as in the survey. */
export function SpeciesType({ written }: { written: string }) {
  const text = useText();
  const listed = listedSpeciesType(written);
  return listed ? text(listed) : <Written>{written}</Written>;
}
