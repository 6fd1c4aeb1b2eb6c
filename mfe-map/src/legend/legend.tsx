import { useId } from 'react';
import type { SpeciesGroup } from '../points/records/species-feature';
import { useText } from '../texts';
import { type LegendEntry, totalOf } from './legend-model';
import {
  ChosenName,
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
  /** Null if all species are visible. */
  chosen: string | null;
  onChoose: (name: string | null) => void;
}

export function Legend({ groups, isOpen, onToggle, chosen, onChoose }: LegendProps) {
  const text = useText();
  const bodyId = useId();
  const entries = groups.map(entryOf);
  const total = totalOf(entries);
  return (
    <LegendSheet role="group" aria-label={text('Legend')}>
      <LegendHeading type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={onToggle}>
        {text('Legend')}
        {chosen && <ChosenName>{chosen}</ChosenName>}
        <Sign aria-hidden>{isOpen ? '-' : '+'}</Sign>
      </LegendHeading>
      <LegendBody id={bodyId} hidden={!isOpen}>
        <LegendList aria-label={text('Species')}>
          {entries.map((entry) => (
            <LegendRow
              key={entry.name}
              entry={entry}
              isChosen={entry.name === chosen}
              onChoose={() => onChoose(entry.name === chosen ? null : entry.name)}
            />
          ))}
        </LegendList>
        <LegendTotal>
          <span>{text('Total')}</span>
          <span>{text('{count, plural, one {# point} other {# points}}', { count: total })}</span>
        </LegendTotal>
      </LegendBody>
    </LegendSheet>
  );
}
