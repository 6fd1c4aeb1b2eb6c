import type { ExploreChoices } from '@aranya/shared/contracts/explore';
import { useText } from '../texts';
import { GROUP_WORDS } from '../words/group-words';
import { ChoiceField } from './choice-field';
import type { Filter, FilterChange } from './filter-address';
import { Count, Row, Section, SectionName } from './parts';
import { PlaceFilter } from './place-filter';
import { SpeciesFilter } from './species-filter';
import { TimeFilter } from './time-filter';

interface FilterPanelProps {
  choices: ExploreChoices;
  filter: Filter;
  onChange: (change: FilterChange) => void;
}

/** All filters. A change applies at once. */
export function FilterPanel({ choices, filter, onChange }: FilterPanelProps) {
  const text = useText();
  const groups = new Set(choices.species.map(({ group }) => group));
  const parts = { filter, onChange };
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
        <Row>
          <input
            type="checkbox"
            checked={filter.photo === 'yes'}
            onChange={(event) => onChange({ photo: event.target.checked ? 'yes' : '' })}
          />
          <span>{text('Only with a photo')}</span>
        </Row>
        <Row>
          <input
            type="checkbox"
            checked={filter.confirmed === 'yes'}
            onChange={(event) => onChange({ confirmed: event.target.checked ? 'yes' : '' })}
          />
          <span>{text('Only confirmed names')}</span>
        </Row>
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
