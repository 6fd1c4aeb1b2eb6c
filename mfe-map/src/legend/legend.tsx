import { useId } from 'react';
import { CONTROL_WORDS } from '../controls/english-words';
import { countText } from '../points/count-text';
import type { SpeciesGroup } from '../points/species-feature';
import { type LegendEntry, totalOf } from './legend-model';
import {
  LegendBody,
  LegendHeading,
  LegendList,
  LegendSheet,
  LegendTotal,
  Sign,
} from './legend-parts';
import { LegendRow } from './legend-row';

const entryOf = ({ speciesName, localName, records }: SpeciesGroup): LegendEntry => ({
  name: speciesName,
  localName,
  count: records,
});

interface LegendProps {
  groups: readonly SpeciesGroup[];
  isOpen: boolean;
  onToggle: () => void;
}

/** The field key of the map: every species with its swatch, names and count, and the total. */
export function Legend({ groups, isOpen, onToggle }: LegendProps) {
  const bodyId = useId();
  const entries = groups.map(entryOf);
  const total = totalOf(entries);
  return (
    <LegendSheet role="group" aria-label={CONTROL_WORDS.legend}>
      <LegendHeading type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
        {CONTROL_WORDS.legend}
        <Sign aria-hidden>{isOpen ? '-' : '+'}</Sign>
      </LegendHeading>
      <LegendBody id={bodyId} hidden={!isOpen}>
        <LegendList tabIndex={0} aria-label="Species">
          {entries.map((entry) => (
            <LegendRow key={entry.name} entry={entry} />
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
