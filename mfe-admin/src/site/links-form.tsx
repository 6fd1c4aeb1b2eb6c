import { problemsOf, type SiteLinkName, SiteLinksRequest } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { Button, Failure, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { styled } from '@aranya/shared/ui/theme';
import { type FormEvent, useId, useState } from 'react';
import { writeSiteLinks } from '../calls/administration-calls';
import { useAction } from '../loading/actions';
import { useText } from '../texts';

const OF_A_TOOL = message('Its tool of nFold; where this is empty, Documentation');

const LINKS: readonly { name: SiteLinkName; label: string; where: string }[] = [
  {
    name: 'dataExplorer',
    label: message('Data explorer'),
    where: message(
      'Explore, on the home page; where this is empty, our own page with all public records',
    ),
  },
  {
    name: 'uavEngine',
    label: message('UAV Engine'),
    where: message('Its card of the technology engines'),
  },
  { name: 'documentation', label: message('Documentation'), where: message('The tools of nFold') },
  { name: 'satelliteExtractor', label: message('Satellite Imagery Extractor'), where: OF_A_TOOL },
  { name: 'motionSensor', label: message('Motion Sensor Capture'), where: OF_A_TOOL },
  { name: 'forestryCollector', label: message('Community Forestry Collector'), where: OF_A_TOOL },
  { name: 'dataValidator', label: message('Ground Data Validator'), where: OF_A_TOOL },
  { name: 'forum', label: message('Forum'), where: message('Connect to Community of nFold') },
  { name: 'instagram', label: 'Instagram', where: message('Foot of the site') },
  { name: 'youtube', label: 'YouTube', where: message('Foot of the site') },
  { name: 'github', label: 'GitHub', where: message('Foot of the site') },
  { name: 'x', label: 'X', where: message('Foot of the site') },
  { name: 'linkedin', label: 'LinkedIn', where: message('Foot of the site') },
];

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: 20,
  margin: '16px 0',
});

/** Keeps typed text after a failure. */
export function LinksForm({ links }: { links: SiteLinksRequest }) {
  const text = useText();
  const titleId = useId();
  const [typed, setTyped] = useState(links);
  const [problems, setProblems] = useState(problemsOf());
  const [saved, setSaved] = useState(false);
  const { busy, failure, run } = useAction();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = SiteLinksRequest.safeParse(typed);
    setProblems(problemsOf(read.error));
    setSaved(read.success && (await run(() => writeSiteLinks(read.data))));
  };
  return (
    <form noValidate onSubmit={save} aria-labelledby={titleId}>
      <Typography variant="h4" component="h2" id={titleId}>
        {text('Links')}
      </Typography>
      <Typography color="textSecondary">{text('An empty link is not shown.')}</Typography>
      <Fields>
        {LINKS.map(({ name, label, where }) => (
          <TextField
            key={name}
            label={text(label)}
            type="url"
            placeholder="https://"
            value={typed[name] ?? ''}
            onChange={({ target }) => {
              setTyped({ ...typed, [name]: target.value });
              setSaved(false);
            }}
            error={problems[name] !== undefined}
            helperText={text(problems[name] ?? where)}
          />
        ))}
      </Fields>
      <Failure sx={{ mb: 2 }}>{failure}</Failure>
      <Button type="submit" variant="contained" disabled={busy}>
        {text('Save the links')}
      </Button>
      <div role="status">
        {saved && <Typography sx={{ mt: 1 }}>{text('The links are saved.')}</Typography>}
      </div>
    </form>
  );
}
