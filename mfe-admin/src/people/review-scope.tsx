import { GROUP_WORDS, SPECIES_GROUPS } from '@aranya/shared/contracts/explore';
import type { ReviewScope as Scope } from '@aranya/shared/contracts/review';
import { Box, Button, CloseIcon, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { useId, useState } from 'react';
import { readChoices, readScope, writeScope } from '../calls/review-calls';
import { Section } from '../frame/section';
import { useAction } from '../loading/actions';
import { Loaded } from '../loading/list-states';
import { useText } from '../texts';

async function readAll(personId: string, signal: AbortSignal) {
  const [scope, choices] = await Promise.all([
    readScope(personId, signal),
    readChoices({}, signal),
  ]);
  return { scope, choices };
}
type Read = Awaited<ReturnType<typeof readAll>>;

/** A scope limits the records that a reviewer may review. */
export default function ReviewScope({ personId }: { personId: string }) {
  const text = useText();
  return (
    <Section title={text('What they may review')} heading={{ component: 'h3', variant: 'h5' }}>
      <Loaded ask={readAll} question={personId} what={text('the choice')}>
        {(read) => <Fields personId={personId} {...read} />}
      </Loaded>
    </Section>
  );
}

function Fields({ personId, scope: before, choices }: Read & { personId: string }) {
  const text = useText();
  const [scope, setScope] = useState<Scope>(before);
  const [isSaved, setSaved] = useState(false);
  const { busy, failure, run } = useAction();
  const change = (part: Partial<Scope>) => {
    setSaved(false);
    setScope({ ...scope, ...part });
  };
  const save = async () => setSaved(await run(() => writeScope(personId, scope)));
  return (
    <Box>
      <ScopeList
        label={text('Forms')}
        everything={text('Records of all forms')}
        choices={choices.forms.map(({ formId, title }) => [formId, title])}
        chosen={scope.forms}
        onChange={(forms) => change({ forms })}
      />
      <ScopeList
        label={text('Districts')}
        everything={text('Records of all districts')}
        choices={choices.districts.map(({ id, name, state }) => [id, `${name}, ${state}`])}
        chosen={scope.districts}
        onChange={(districts) => change({ districts })}
      />
      <ScopeList
        label={text('Groups of species')}
        everything={text('Records of all groups')}
        choices={SPECIES_GROUPS.map((group) => [group, text(GROUP_WORDS[group])])}
        chosen={scope.groups}
        onChange={(groups) => change({ groups })}
      />
      <Failure sx={{ mb: 2 }}>{failure}</Failure>
      <Button variant="contained" disabled={busy} onClick={save}>
        {text('Save what they may review')}
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        {isSaved && text('Saved. It applies to their next page.')}
      </Typography>
    </Box>
  );
}

interface ScopeListProps {
  label: string;
  everything: string;
  choices: readonly (readonly [id: string, name: string])[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function ScopeList({ label, everything, choices, chosen, onChange }: ScopeListProps) {
  const text = useText();
  const labelId = useId();
  const names = new Map(choices);
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="h6" component="h3" id={labelId}>
        {label}
      </Typography>
      {chosen.length === 0 && <Typography color="textSecondary">{everything}</Typography>}
      <Stack component="ul" aria-labelledby={labelId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {chosen.map((id) => (
          <li key={id}>
            <Button
              aria-label={text('Remove {name}', { name: names.get(id) ?? id })}
              endIcon={<CloseIcon size={18} />}
              onClick={() => onChange(chosen.filter((one) => one !== id))}
            >
              {names.get(id) ?? id}
            </Button>
          </li>
        ))}
      </Stack>
      <ChoiceField
        label={text('Add')}
        value=""
        options={[
          ['', '–'],
          ...choices
            .filter(([id]) => !chosen.includes(id))
            .map(([id, name]) => [id, name, true] as const),
        ]}
        inputProps={{ 'aria-describedby': labelId }}
        onChoose={(id) => onChange([...chosen, id])}
        sx={{ mt: 1 }}
      />
    </Box>
  );
}
