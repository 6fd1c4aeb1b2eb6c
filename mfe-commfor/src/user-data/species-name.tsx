import { settings } from '@aranya/shared/config';

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

/**
 * Address of a species image: absolute, or relative to the field-site service. Anything but a web
 * address or an embedded picture is refused.
 */
export function photoAddress(imageUri: string | null | undefined): string | null {
  if (!imageUri) return null;
  try {
    const service = new URL(settings().services.fieldSites, window.location.href);
    const address = new URL(imageUri, service);
    const isPicture = /^(https?:|data:image\/)/.test(address.href);
    return isPicture ? address.href : null;
  } catch {
    return null;
  }
}
