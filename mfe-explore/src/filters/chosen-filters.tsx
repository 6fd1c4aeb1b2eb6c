import { writtenLanguage } from '@aranya/shared/contracts';
import { type ExploreChoices, GROUP_WORDS } from '@aranya/shared/contracts/explore';
import { useLanguage } from '@aranya/shared/languages';
import { Button, CloseIcon, HiddenText, Stack } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { useDates } from '../words/month-words';
import { nameIn } from '../words/named-species';
import {
  type FilterChange,
  type FilterProps,
  monthsOf,
  NO_FILTER,
  speciesOf,
  speciesText,
} from './filter-address';

interface ChosenFiltersProps extends FilterProps {
  /** While undefined, ids are shown. */
  choices: ExploreChoices | undefined;
}

interface Part {
  name: string;
  without: FilterChange;
}

/** Ids of different kinds differ. */
function namesIn(choices: ExploreChoices | undefined) {
  const { states = [], sources = [] } = choices ?? {};
  const districts = states.flatMap((state) => state.districts);
  const blocks = districts.flatMap((district) => district.blocks);
  const names = [...states, ...districts, ...blocks, ...sources];
  return (id: string) => names.find((one) => one.id === id)?.name ?? id;
}

function useParts({ choices, filter }: Omit<ChosenFiltersProps, 'onChange'>): Part[] {
  const text = useText();
  const language = useLanguage();
  const dates = useDates();
  const nameOf = namesIn(choices);
  const { group, state, district, block, bbox, from, to, source, photo, confirmed } = filter;
  const species = speciesOf(filter);
  const months = monthsOf(filter);
  const part = (is: string | undefined, name: (is: string) => string, without: FilterChange) =>
    is ? [{ name: name(is), without }] : [];
  return [
    ...species.map((one) => {
      const listed = choices?.species.find(({ speciesName }) => speciesName === one);
      return {
        name: listed ? nameIn(language, listed) : one,
        without: { species: speciesText(species.filter((other) => other !== one)) },
      };
    }),
    ...part(group, (id) => text(GROUP_WORDS[id as keyof typeof GROUP_WORDS]), { group: '' }),
    ...part(state, nameOf, { state: '', district: '', block: '' }),
    ...part(district, nameOf, { district: '', block: '' }),
    ...part(block, nameOf, { block: '' }),
    ...part(bbox, () => text('In the drawn box'), { bbox: '' }),
    ...part(from, (month) => text('From {month}', { month: dates.written(month) }), { from: '' }),
    ...part(to, (month) => text('Until {month}', { month: dates.written(month) }), { to: '' }),
    ...part(filter.months, () => months.map((one) => dates.nameOf(one, 'short')).join(', '), {
      months: '',
    }),
    ...part(source, nameOf, { source: '' }),
    ...part(photo, () => text('Only with a photo'), { photo: '' }),
    ...part(confirmed, () => text('Only confirmed names'), { confirmed: '' }),
  ];
}

export function ChosenFilters({ choices, filter, onChange }: ChosenFiltersProps) {
  const text = useText();
  const parts = useParts({ choices, filter });
  if (parts.length === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={text('Chosen filters')}
      sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {parts.map(({ name, without }) => (
        <li key={name}>
          <Button
            variant="outlined"
            endIcon={<CloseIcon size={18} />}
            onClick={() => onChange(without)}
            sx={{ px: 1.75, fontSize: '0.875rem', fontWeight: 500, textAlign: 'start' }}
          >
            <HiddenText>{text('Remove:')} </HiddenText>
            <span lang={writtenLanguage(name)}>{name}</span>
          </Button>
        </li>
      ))}
      <li>
        <Button onClick={() => onChange(NO_FILTER)} sx={{ px: 1.75, fontSize: '0.875rem' }}>
          {text('Remove all')}
        </Button>
      </li>
    </Stack>
  );
}
