import { listedSpeciesType } from '@aranya/shared/contracts';
import { Written } from '@aranya/shared/ui/basics';
import { useText } from '../texts';

/** A kind of species in the page's language; one that no list has as the survey wrote it. */
export function SpeciesType({ written }: { written: string }) {
  const text = useText();
  const listed = listedSpeciesType(written);
  return listed ? text(listed) : <Written>{written}</Written>;
}
