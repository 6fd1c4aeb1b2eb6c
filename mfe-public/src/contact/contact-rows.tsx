import type { FrontEndSettings } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { drawIcon, MuiLink, Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';

const ROWS = [
  {
    key: 'address',
    name: message('Address in detail'),
    Icon: drawIcon([
      'M12 21C8 16 5.5 13 5.5 9.5a6.5 6.5 0 0 1 13 0C18.5 13 16 16 12 21Z',
      'M12 12a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
    ]),
  },
  {
    key: 'phone',
    name: message('Phone number'),
    Icon: drawIcon([
      'M5 4h4l1.5 4.5L8 10.5c1.2 2.5 3 4.3 5.5 5.5l2-2.5L20 15v4c0 .6-.4 1-1 1C11 20 4 13 4 5c0-.6.4-1 1-1Z',
    ]),
  },
  {
    key: 'website',
    name: message('Link of the website'),
    Icon: drawIcon([
      'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
      'M3 12h18',
      'M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9Z',
    ]),
  },
  {
    key: 'mail',
    name: message('Mail ID'),
    Icon: drawIcon(['M3.5 6h17v12.5h-17Z', 'M3.5 6.5 12 13l8.5-6.5']),
  },
] as const;

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(4, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    gap: theme.spacing(2),
    alignItems: 'center',
    overflowWrap: 'anywhere',
  },
}));

const Disc = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  color: palette.forest900,
  backgroundColor: palette.moss200,
});

const ADDRESSES = { phone: 'tel:', mail: 'mailto:', website: '' } as const;

/** The build renders a placeholder, which must not change on hydration. */
const callable = (text: string) => (text.startsWith('{') ? text : text.replace(/[^+\d]/g, ''));

function Way({ kind, text }: { kind: (typeof ROWS)[number]['key']; text: string }) {
  if (kind === 'address') return text;
  const target = kind === 'phone' ? callable(text) : text;
  return <MuiLink href={`${ADDRESSES[kind]}${target}`}>{text}</MuiLink>;
}

interface ContactRowsProps {
  /** Missing details have no row. */
  contact: NonNullable<FrontEndSettings['contact']>;
}

export function ContactRows({ contact }: ContactRowsProps) {
  const text = useText();
  return (
    <Rows>
      {ROWS.map(({ key, name, Icon }) => {
        const way = contact[key];
        return way ? (
          // The page server removes rows of missing settings before any script runs.
          <li key={key} data-setting={`contact.${key}`}>
            <Disc>
              <Icon />
            </Disc>
            <div>
              <Typography component="p" sx={{ fontWeight: 600 }}>
                {text(name)}
              </Typography>
              <Typography color="textSecondary">
                <Way kind={key} text={way} />
              </Typography>
            </div>
          </li>
        ) : null;
      })}
    </Rows>
  );
}
