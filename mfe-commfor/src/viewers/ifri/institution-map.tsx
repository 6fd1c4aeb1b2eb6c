import { type ForestInstitutions, writtenLanguage } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { Box, HiddenText } from '@aranya/shared/ui/basics';
import { palette } from '@aranya/shared/ui/theme';
import { useText } from '../../texts';

/** SVG units. */
const BOX = { width: 216, height: 48, gap: 18, column: 320 };
const COLUMNS = [message('Settlements'), message('User groups'), message('Forest associations')];

interface Place {
  name: string;
  x: number;
  y: number;
}

const column = (named: readonly { name: string }[], index: number, height: number): Place[] => {
  const own = named.length * (BOX.height + BOX.gap) - BOX.gap;
  return named.map(({ name }, row) => ({
    name,
    x: index * BOX.column,
    y: 36 + (height - own) / 2 + row * (BOX.height + BOX.gap),
  }));
};

const link = (from: Place, to: Place) => {
  const [x1, y1, x2, y2] = [
    from.x + BOX.width,
    from.y + BOX.height / 2,
    to.x,
    to.y + BOX.height / 2,
  ];
  const bend = (x2 - x1) / 2;
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
};

function lines(name: string): string[] {
  if (name.length <= 26) return [name];
  const words = name.split(' ');
  const middle = words.findIndex(
    (_, index) => words.slice(0, index + 1).join(' ').length >= name.length / 2,
  );
  return [words.slice(0, middle + 1).join(' '), words.slice(middle + 1).join(' ')];
}

function NamedBox({ place, wash }: { place: Place; wash: boolean }) {
  const written = lines(place.name);
  return (
    <g lang={writtenLanguage(place.name)}>
      <rect
        x={place.x + 1}
        y={place.y}
        width={BOX.width - 2}
        height={BOX.height}
        rx={8}
        fill={wash ? palette.moss200 : palette.paper}
        stroke={palette.ink}
      />
      {written.map((line, index) => (
        <text
          key={line}
          x={place.x + BOX.width / 2}
          y={place.y + BOX.height / 2 + 5 + (index - (written.length - 1) / 2) * 18}
          textAnchor="middle"
          fontSize={14.5}
          fill={palette.ink}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

export function InstitutionMap({ institutions }: { institutions: ForestInstitutions }) {
  const text = useText();
  const { settlements, userGroups, associations } = institutions;
  const rows = Math.max(settlements.length, userGroups.length, associations.length, 1);
  const height = rows * (BOX.height + BOX.gap) - BOX.gap;
  const homes = column(settlements, 0, height);
  const groups = column(userGroups, 1, height);
  const bodies = column(associations, 2, height);
  const links = userGroups.flatMap(({ settlement }, index) => {
    const group = groups[index];
    if (!group) return [];
    const home = homes.find(({ name }) => name === settlement);
    return [...(home ? [link(home, group)] : []), ...bodies.map((body) => link(group, body))];
  });
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={text('Drawing: who belongs together')}
      sx={{
        overflowX: 'auto',
        '& > svg': { minWidth: 720 },
        // Printed pages cannot scroll.
        '@media print': { overflow: 'visible', '& > svg': { minWidth: 0 } },
      }}
    >
      <HiddenText>{text('The tables below say the same in words.')}</HiddenText>
      <svg
        viewBox={`0 0 ${2 * BOX.column + BOX.width} ${height + 44}`}
        fill="none"
        strokeWidth={1.5}
        width={2 * BOX.column + BOX.width}
        style={{ maxWidth: '100%', height: 'auto', fontFamily: 'inherit' }}
        aria-hidden
      >
        {COLUMNS.map((name, index) => (
          <text
            key={name}
            x={index * BOX.column + BOX.width / 2}
            y={18}
            textAnchor="middle"
            fontSize={14.5}
            fontWeight={600}
            fill={palette.ink2}
          >
            {text(name)}
          </text>
        ))}
        {links.map((path) => (
          <path key={path} d={path} stroke={palette.forest600} opacity={0.7} />
        ))}
        {[...homes, ...groups, ...bodies].map((place) => (
          <NamedBox key={`${place.x} ${place.name}`} place={place} wash={bodies.includes(place)} />
        ))}
      </svg>
    </Box>
  );
}
