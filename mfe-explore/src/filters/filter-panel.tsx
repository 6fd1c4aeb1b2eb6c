import { type ExploreChoices, GROUP_WORDS } from '@aranya/shared/contracts/explore';
import { useText } from '../texts';
import { ChoiceField } from './fields';
import type { FilterProps } from './filter-address';
import { Count, Row, Section, SectionName } from './parts';
import { PlaceFilter } from './place-filter';
import { SpeciesFilter } from './species-filter';
import { TimeFilter } from './time-filter';

interface FilterPanelProps extends FilterProps {
  choices: ExploreChoices;
}

/** A change applies at once. */
export function FilterPanel({ choices, filter, onChange }: FilterPanelProps) {
  const text = useText();
  const groups = new Set(choices.species.map(({ group }) => group));
  const parts = { filter, onChange };
  const restrictions = [
    ['photo', text('Only with a photo')],
    ['confirmed', text('Only confirmed names')],
  ] as const;
  return (
    <>
      <SpeciesFilter species={choices.species} {...parts} />
      <Section>
        <SectionName>{text('Group and source')}</SectionName>
        <ChoiceField
          label={text('Group')}
          none={text('All groups')}
          value={filter.group}
          choices={[...groups].map((id) => ({ id, name: text(GROUP_WORDS[id]) }))}
          onChoose={(group) => onChange({ group })}
        />
        <ChoiceField
          label={text('Source')}
          none={text('All sources')}
          value={filter.source}
          choices={choices.sources}
          onChoose={(source) => onChange({ source })}
        />
        {restrictions.map(([part, name]) => (
          <Row key={part}>
            <input
              type="checkbox"
              checked={filter[part] === 'yes'}
              onChange={(event) => onChange({ [part]: event.target.checked ? 'yes' : '' })}
            />
            <span>{name}</span>
          </Row>
        ))}
        {filter.confirmed && (
          <Count>
            {text(
              'Records that are shown as a cell do not say whether they were reviewed: they are left out.',
            )}
          </Count>
        )}
      </Section>
      <PlaceFilter states={choices.states} {...parts} />
      <TimeFilter {...parts} />
    </>
  );
}
