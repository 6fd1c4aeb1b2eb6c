import { listedSpeciesType } from '@aranya/shared/contracts';
import { Written } from '@aranya/shared/ui/basics';
import { useText } from '../texts';

/** Type of a species in the page's language; an unlisted type is shown as in the survey. */
export function SpeciesType({ written }: { written: string }) {
  const text = useText();
  const listed = listedSpeciesType(written);
  return listed ? text(listed) : <Written>{written}</Written>;
}
