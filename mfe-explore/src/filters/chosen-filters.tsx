import { writtenLanguage } from '@aranya/shared/contracts';
import type { ExploreChoices } from '@aranya/shared/contracts/explore';
import { useLanguage } from '@aranya/shared/languages';
import { Button, CloseIcon, HiddenText, Stack } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { GROUP_WORDS } from '../words/group-words';
import { useDates } from '../words/month-words';
import { nameIn } from '../words/named-species';
import {
  type Filter,
  type FilterChange,
  monthsOf,
  NO_FILTER,
  speciesOf,
  speciesText,
} from './filter-address';

interface ChosenFiltersProps {
  /** Choices with their names; while they are undefined, ids are shown. */
  choices: ExploreChoices | undefined;
  filter: Filter;
  onChange: (change: FilterChange) => void;
}

/** A part of the filter in words, and the change that removes it. */
interface Part {
  name: string;
  without: FilterChange;
}

function usePlaceNames(choices: ExploreChoices | undefined) {
  const districts = choices?.states.flatMap((state) => state.districts) ?? [];
  const blocks = districts.flatMap((district) => district.blocks);
  const named = (list: readonly { id: string; name: string }[], id: string) =>
    list.find((one) => one.id === id)?.name ?? id;
  return {
    state: (id: string) => named(choices?.states ?? [], id),
    district: (id: string) => named(districts, id),
    block: (id: string) => named(blocks, id),
    source: (id: string) => named(choices?.sources ?? [], id),
  };
}

function useParts({ choices, filter }: Omit<ChosenFiltersProps, 'onChange'>): Part[] {
  const text = useText();
  const language = useLanguage();
  const dates = useDates();
  const places = usePlaceNames(choices);
  const { group, state, district, block, bbox, from, to, source, photo, confirmed } = filter;
  const species = speciesOf(filter);
  const months = monthsOf(filter);
  const part = (is: string | undefined, name: (is: string) => string, without: FilterChange) =>
    is ? [{ name: name(is), without }] : [];
  return [
    ...species.map((one) => ({
      name: nameIn(
        language,
        choices?.species.find(({ speciesName }) => speciesName === one) ?? {
          speciesName: one,
          localName: null,
          hindi: null,
          odia: null,
        },
      ),
      without: { species: speciesText(species.filter((other) => other !== one)) },
    })),
    ...part(group, (id) => text(GROUP_WORDS[id as keyof typeof GROUP_WORDS]), { group: '' }),
    ...part(state, places.state, { state: '', district: '', block: '' }),
    ...part(district, places.district, { district: '', block: '' }),
    ...part(block, places.block, { block: '' }),
    ...part(bbox, () => text('In the drawn box'), { bbox: '' }),
    ...part(from, (month) => text('From {month}', { month: dates.written(month) }), { from: '' }),
    ...part(to, (month) => text('Until {month}', { month: dates.written(month) }), { to: '' }),
    ...part(filter.months, () => months.map((one) => dates.nameOf(one, 'short')).join(', '), {
      months: '',
    }),
    ...part(source, places.source, { source: '' }),
    ...part(photo, () => text('Only with a photo'), { photo: '' }),
    ...part(confirmed, () => text('Only confirmed names'), { confirmed: '' }),
  ];
}

/** The parts of the filter as buttons that remove them. */
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
