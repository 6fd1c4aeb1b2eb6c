import { addressOfSpecies, writtenLanguage } from '@aranya/shared/contracts';
import { useReading } from '@aranya/shared/languages';
import { InfoIcon } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { SurfaceButton } from '../controls/surface';
import { useText } from '../texts';
import { type LegendEntry, rowOf } from './legend-model';

const Item = styled('li')({ display: 'flex', '& + &': { borderTop: `1px solid ${palette.sand}` } });

const Row = styled(SurfaceButton)({
  display: 'grid',
  gridTemplateColumns: '28px 1fr auto',
  columnGap: 12,
  flex: 1,
  minWidth: 0,
  padding: '7px 12px 7px 16px',
  borderRadius: 0,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  textAlign: 'start',
  '&[aria-pressed="true"]': {
    backgroundColor: palette.sand,
    boxShadow: `inset 4px 0 ${palette.marigold}`,
  },
});

const Swatch = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  color: '#fff',
  fontWeight: 700,
});

const Names = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });
const LocalName = styled('span')({ display: 'block', fontWeight: 600 });
const ScientificName = styled('em')({ color: palette.ink2 });
const PlainName = styled('span')({ fontWeight: 600 });
const Count = styled('span')({ fontVariantNumeric: 'tabular-nums', textAlign: 'right' });

const ToSpecies = styled('a')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  color: palette.teal600,
  '&:hover': { backgroundColor: palette.sand },
});

interface LegendRowProps {
  entry: LegendEntry;
  isChosen: boolean;
  onChoose: () => void;
}

export function LegendRow({ entry, isChosen, onChoose }: LegendRowProps) {
  const { letter, colour, isScientific, count } = rowOf(entry, useReading());
  const text = useText();
  const Name = isScientific ? ScientificName : PlainName;
  return (
    <Item>
      <Row type="button" aria-pressed={isChosen} onClick={onChoose}>
        <Swatch aria-hidden style={{ backgroundColor: colour }}>
          {letter}
        </Swatch>
        <Names>
          {entry.localName && (
            <LocalName lang={writtenLanguage(entry.localName)}>{entry.localName}</LocalName>
          )}
          <Name lang={isScientific ? 'la' : writtenLanguage(entry.name)}>{entry.name}</Name>
        </Names>
        <Count>{count}</Count>
      </Row>
      {isScientific && (
        <ToSpecies
          href={addressOfSpecies(entry.name)}
          aria-label={text('About {species}', { species: entry.name })}
        >
          <InfoIcon size={20} />
        </ToSpecies>
      )}
    </Item>
  );
}
