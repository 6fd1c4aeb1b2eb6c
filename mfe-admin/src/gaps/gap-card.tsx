import { listedGoal } from '@aranya/shared/contracts';
import { type AdministeredGap, GapState } from '@aranya/shared/contracts/administration';
import { Box, Failure, Typography, Written } from '@aranya/shared/ui/basics';
import { ChoiceButtons } from '@aranya/shared/ui/forms';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useId } from 'react';
import { setGapState } from '../calls/administration-calls';
import { useAction } from '../loading/use-action';
import { momentInWords } from '../table/words';
import { useText } from '../texts';
import { GAP_STATES } from './gap-states';

const Sheet = styled('article')(({ theme }) => ({
  padding: theme.spacing(2, 3),
  border: `1px solid ${palette.sandBorder}`,
  borderInlineStart: `4px solid ${palette.sandBorder}`,
  borderRadius: 8,
  backgroundColor: '#fff',
  overflowWrap: 'anywhere',
  // A new suggestion is marked by its button's text too.
  '&[data-new="true"]': { borderInlineStartColor: palette.marigold },
}));

interface GapCardProps {
  gap: AdministeredGap;
  onChanged: () => void;
}

export function GapCard({ gap, onChanged }: GapCardProps) {
  const text = useText();
  const titleId = useId();
  const goal = listedGoal(gap.sdg);
  const { busy, failure, run } = useAction();
  const change = async (state: GapState) => {
    if (await run(() => setGapState(gap.id, state))) onChanged();
  };
  return (
    <li>
      <Sheet aria-labelledby={titleId} data-new={gap.state === 'new'}>
        <Typography variant="h5" component="h2" id={titleId}>
          {goal ? text(goal) : <Written otherwise={text('No goal chosen')}>{gap.sdg}</Written>}
        </Typography>
        <Typography sx={{ my: 1, whiteSpace: 'pre-line', maxWidth: '75ch' }}>
          <Written>{gap.extraDetail}</Written>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Written>{[gap.fullName, gap.userName, gap.country].filter(Boolean).join(' · ')}</Written>
          {` · ${momentInWords(gap.createdAt)}`}
        </Typography>
        <Box sx={{ mt: 1.5 }}>
          <ChoiceButtons
            disabled={busy}
            value={gap.state}
            aria-label={text('State of the suggestion of {name}', { name: gap.fullName })}
            options={GapState.options.map((state) => [state, text(GAP_STATES[state])])}
            onChoose={change}
          />
        </Box>
        <Failure sx={{ mt: 1.5 }}>{failure}</Failure>
      </Sheet>
    </li>
  );
}
