import { useApplication } from '@aranya/shared/navigation';
import { useId, useState } from 'react';
import { countText } from '../points/count-text';
import type { SpeciesGroup } from '../points/species-feature';
import {
  LegendBody,
  LegendHeading,
  LegendList,
  LegendSheet,
  LegendTotal,
  Sign,
} from './legend-parts';
import { LegendRow } from './legend-row';

/**
 * The field key of the map: every species with its swatch, names and count, and the total. It
 * starts collapsed on phones, where it would cover the map.
 */
export function Legend({ groups }: { groups: readonly SpeciesGroup[] }) {
  const application = useApplication();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? application === 'desktop';
  const bodyId = useId();
  const total = groups.reduce((sum, { features }) => sum + features.length, 0);
  return (
    <LegendSheet role="group" aria-label="Legend">
      <LegendHeading
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setChosen(!isOpen)}
      >
        Legend
        <Sign aria-hidden>{isOpen ? '-' : '+'}</Sign>
      </LegendHeading>
      <LegendBody id={bodyId} hidden={!isOpen}>
        <LegendList tabIndex={0} aria-label="Species">
          {groups.map((group) => (
            <LegendRow key={group.speciesName} {...group} />
          ))}
        </LegendList>
        <LegendTotal>
          <span>Total</span>
          <span>{`${countText(total)} ${total === 1 ? 'point' : 'points'}`}</span>
        </LegendTotal>
      </LegendBody>
    </LegendSheet>
  );
}
