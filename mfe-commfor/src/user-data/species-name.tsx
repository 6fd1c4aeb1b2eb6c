/** Genus and species at the end of a name, after a comma or in brackets. */
const BINOMIAL = /^(.*?)(, |\()([A-Z][a-z]+ [a-z-]+)(\)?)$/;

/** A species name with its scientific part in italics, where it has one. */
export function SpeciesName({ name }: { name: string }) {
  const [, local, before, scientific, after] = BINOMIAL.exec(name) ?? [];
  if (!scientific) return name;
  return (
    <>
      {local}
      {before}
      <i lang="la">{scientific}</i>
      {after}
    </>
  );
}
