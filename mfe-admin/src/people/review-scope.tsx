import { useQuery } from '@aranya/shared/api';
import { SPECIES_GROUPS, type SpeciesGroup } from '@aranya/shared/contracts/explore';
import type { ReviewScope as Scope } from '@aranya/shared/contracts/review';
import { message } from '@aranya/shared/languages';
import { Box, Button, Failure, Typography } from '@aranya/shared/ui/basics';
import { useId, useState } from 'react';
import { readChoices, readScope, writeScope } from '../calls/review-calls';
import { ListStates } from '../loading/list-states';
import { useAction } from '../loading/use-action';
import { useText } from '../texts';
import { ScopeList } from './scope-list';

const GROUP_WORDS: Readonly<Record<SpeciesGroup, string>> = {
  plant: message('Plants'),
  bird: message('Birds'),
  mammal: message('Mammals'),
  insect: message('Insects'),
  reptile: message('Reptiles'),
  amphibian: message('Amphibians'),
  fungus: message('Fungi'),
  other: message('Other groups'),
};

/** Reads the scope of a person, and everything that it may name. */
async function readAll(personId: string, signal: AbortSignal) {
  const [scope, choices] = await Promise.all([
    readScope(personId, signal),
    readChoices({}, signal),
  ]);
  return { scope, choices };
}
type Read = Awaited<ReturnType<typeof readAll>>;

/** Section in which an administrator decides which records a reviewer may review. */
export default function ReviewScope({ personId }: { personId: string }) {
  const text = useText();
  const titleId = useId();
  const list = useQuery(readAll, personId);
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h5" component="h3" id={titleId} sx={{ mt: 4, mb: 1 }}>
        {text('What they may review')}
      </Typography>
      <ListStates list={list} what={text('the choice')}>
        {(read) => <Fields personId={personId} {...read} />}
      </ListStates>
    </section>
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
