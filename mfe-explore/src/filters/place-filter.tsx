import type { ExploreChoices } from '@aranya/shared/contracts/explore';
import { useText } from '../texts';
import { ChoiceField } from './choice-field';
import type { Filter, FilterChange } from './filter-address';
import { Section, SectionName } from './parts';

interface PlaceFilterProps {
  states: ExploreChoices['states'];
  filter: Filter;
  onChange: (change: FilterChange) => void;
}

/** Chooses a state, then one of its districts, then one of the district's blocks. */
export function PlaceFilter({ states, filter, onChange }: PlaceFilterProps) {
  const text = useText();
  const { districts = [] } = states.find(({ id }) => id === filter.state) ?? {};
  const { blocks = [] } = districts.find(({ id }) => id === filter.district) ?? {};
  return (
    <Section>
      <SectionName>{text('Place')}</SectionName>
      <ChoiceField
        label={text('State')}
        none={text('All states')}
        value={filter.state}
        choices={states}
        onChoose={(state) => onChange({ state, district: '', block: '' })}
      />
      <ChoiceField
        label={text('District')}
        none={text('All districts')}
        value={filter.district}
        choices={districts}
        onChoose={(district) => onChange({ district, block: '' })}
      />
      <ChoiceField
        label={text('Block')}
        none={text('All blocks')}
        value={filter.block}
        choices={blocks}
        onChoose={(block) => onChange({ block })}
      />
    </Section>
  );
}
