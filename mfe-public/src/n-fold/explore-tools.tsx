import forestryKit from '@aranya/content/drawings/tools/forestry-kit.svg';
import motionSensor from '@aranya/content/drawings/tools/motion-sensor.svg';
import satellite from '@aranya/content/drawings/tools/satellite.svg';
import validator from '@aranya/content/drawings/tools/validator.svg';
import { settings } from '@aranya/shared/config';
import type { ToolLinkName } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { Drawing } from '../page/drawing';
import { ExternalButton } from '../page/external-button';
import { useText } from '../texts';

interface Tool {
  name: string;
  description: string;
  drawing: string;
  /** Setting with the address of the tool's documentation. */
  link: ToolLinkName;
}

const TOOLS: readonly Tool[] = [
  {
    name: message('Satellite Imagery Extractor'),
    description: message(
      'Draw an area, choose the years, and get its satellite imagery as tables and rasters: vegetation, water and burnt ground, month by month.',
    ),
    drawing: satellite,
    link: 'satelliteExtractor',
  },
  {
    name: message('Motion Sensor Capture'),
    description: message(
      'An Android app that writes down what the sensors of a phone feel, to learn how people move through a forest and how hard the ground is to walk.',
    ),
    drawing: motionSensor,
    link: 'motionSensor',
  },
  {
    name: message('Community Forestry Collector'),
    description: message(
      'Forms, training and a workflow with which a community collects the data of its own forest: trees, produce, rules and the people who use them.',
    ),
    drawing: forestryKit,
    link: 'forestryCollector',
  },
  {
    name: message('Ground Data Validator'),
    description: message(
      'Goes through data collected on the ground, built with React: finds doubtful places, girths and names, and keeps a list of what was decided.',
    ),
    drawing: validator,
    link: 'dataValidator',
  },
];

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
  gap: theme.spacing(3),
  ...plainList,
  '& p[data-setting]': { margin: 0 },
}));

const Plate = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 8,
  backgroundColor: palette.sand,
  '& img': { display: 'block', width: '100%', maxWidth: 240, margin: '12px auto', height: 'auto' },
});

const Description = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  color: '#fff',
  backgroundColor: palette.forest700,
  fontSize: '0.875rem',
  lineHeight: 1.6,
  // With a mouse the text appears over the drawing on hover; on touch screens it is always below.
  '@media (hover: hover)': {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    opacity: 0,
    transition: 'opacity 200ms ease-out',
    'li:hover &, li:focus-within &': { opacity: 1 },
  },
}));

export function ExploreTools() {
  const text = useText();
  const { links } = settings();
  return (
    <Grid>
      {TOOLS.map(({ name, description, drawing, link }) => (
        <li key={name}>
          <Plate>
            <Drawing src={drawing} />
            <Description>{text(description)}</Description>
          </Plate>
          <Typography variant="h5" component="h2" sx={{ mt: 1.5, mb: 1 }}>
            {text(name)}
          </Typography>
          <Documented link={link} href={links[link] || links.documentation} />
        </li>
      ))}
    </Grid>
  );
}

function Documented({ link, href }: { link: ToolLinkName; href: string }) {
  const text = useText();
  if (!href) return null;
  return (
    // The page server removes links of missing settings before any script runs.
    <p data-setting={`links.${link}|links.documentation`}>
      <ExternalButton href={href}>{text('Documentation')}</ExternalButton>
    </p>
  );
}
