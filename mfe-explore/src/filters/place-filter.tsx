import type { ExploreChoices } from '@aranya/shared/contracts/explore';
import { useText } from '../texts';
import { ChoiceField } from './fields';
import type { FilterProps } from './filter-address';
import { Section, SectionName } from './parts';

interface PlaceFilterProps extends FilterProps {
  states: ExploreChoices['states'];
}

export function PlaceFilter({ states, filter, onChange }: PlaceFilterProps) {
  const text = useText();
  const { districts = [] } = states.find(({ id }) => id === filter.state) ?? {};
  const { blocks = [] } = districts.find(({ id }) => id === filter.district) ?? {};
  const fields = [
    { part: 'state', name: text('State'), none: text('All states'), choices: states },
    { part: 'district', name: text('District'), none: text('All districts'), choices: districts },
    { part: 'block', name: text('Block'), none: text('All blocks'), choices: blocks },
  ] as const;
  return (
    <Section>
      <SectionName>{text('Place')}</SectionName>
      {fields.map(({ part, name, none, choices }, index) => (
        <ChoiceField
          key={part}
          label={name}
          none={none}
          value={filter[part]}
          choices={choices}
          onChoose={(id) => {
            const smaller = fields.slice(index + 1).map((field) => [field.part, '']);
            onChange({ ...Object.fromEntries(smaller), [part]: id });
          }}
        />
      ))}
    </Section>
  );
}
