import { styled } from '@aranya/shared/ui/theme';
import { Fragment, type ReactNode } from 'react';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 1fr)',
  gap: theme.spacing(0.75, 2),
  margin: 0,
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

interface FactsProps {
  /** Products' names are not translated. */
  facts: readonly (readonly [name: string, value: ReactNode, isProduct?: boolean])[];
}

export const Facts = ({ facts }: FactsProps) => (
  <List>
    {facts.map(([name, value, isProduct]) => (
      <Fragment key={name}>
        <dt translate={isProduct ? 'no' : undefined}>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </List>
);
