import { settings } from '@aranya/shared/config';
import { message } from '@aranya/shared/languages';
import { IconButton, InfoIcon } from '@aranya/shared/ui/basics';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import { type ChangeView, chosenSection, INTRO_STEPS, type SectionId } from './dashboard-view';
import { Tip } from './tip';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  ...plainList,
  [theme.breakpoints.up('xl')]: { '[data-menu="beside"] &': { flexDirection: 'column' } },
}));

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  borderRadius: 8,
  '&:hover': { backgroundColor: palette.sand },
  '&:has([aria-current])': { backgroundColor: palette.moss200 },
});

const Item = styled('button')(({ theme }) => ({
  flexGrow: 1,
  minHeight: 48,
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: palette.ink,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  [theme.breakpoints.up('xl')]: {
    '[data-menu="beside"] &[aria-current]': { boxShadow: `inset 4px 0 0 ${palette.forest600}` },
  },
}));

const ITEMS: { id: SectionId; label: string }[] = [
  { id: 'getting-started', label: message('Getting Started') },
  { id: 'my-aranya', label: message('My {name}') },
  { id: 'integrations', label: message('Advanced process Integrations') },
];

const INTRO = message('Show the intro steps again');

interface SectionMenuProps {
  section: SectionId | null;
  change: ChangeView;
}

export function SectionMenu({ section, change }: SectionMenuProps) {
  const text = useText();
  return (
    <nav aria-label={text('Dashboard')}>
      <List>
        {ITEMS.map(({ id, label }) => (
          <Row key={id}>
            <Item
              type="button"
              aria-current={id === section ? 'true' : undefined}
              onClick={() => change(chosenSection(id))}
            >
              {text(label, { name: settings().brand.name })}
            </Item>
            {id === 'getting-started' && (
              <Tip words={text(INTRO)}>
                <IconButton aria-label={text(INTRO)} onClick={() => change(INTRO_STEPS)}>
                  <InfoIcon size={22} />
                </IconButton>
              </Tip>
            )}
          </Row>
        ))}
      </List>
    </nav>
  );
}
