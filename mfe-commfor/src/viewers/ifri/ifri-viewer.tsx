import { type FieldSiteViewers, RULE_LEVELS } from '@aranya/shared/contracts';
import { message, useNumber } from '@aranya/shared/languages';
import { Box, Typography, Written } from '@aranya/shared/ui/basics';
import { useText } from '../../texts';
import { ViewerPage } from '../viewer-page';
import { Associations } from './associations';
import { ForestFacts } from './forest-facts';
import { InstitutionMap } from './institution-map';
import { Sanctions } from './sanctions';
import { AlignedSheet, Section, SectionTable, TableSection } from './section';

const LEVELS: Record<(typeof RULE_LEVELS)[number], string> = {
  operational: message('Operational: what may be done from day to day'),
  'collective-choice': message('Collective choice: how the rules of use are made'),
  constitutional: message('Constitutional: who may make rules'),
};

/** In the order of the IFRI method. */
export default function IfriViewer() {
  const text = useText();
  return <ViewerPage title={text('IFRI')} Content={Institutions} />;
}

function Institutions({ site }: { site: FieldSiteViewers }) {
  const count = useNumber();
  const text = useText();
  const { forest, settlements, userGroups, associations, rules, products, sanctions } =
    site.institutions;
  return (
    <>
      <ForestFacts forest={forest} />
      <Section title={text('Who belongs together')}>
        <InstitutionMap institutions={site.institutions} />
      </Section>
      <TableSection
        label={text('Settlements')}
        columns={[
          { name: text('Settlement'), kind: 'head', cell: ({ name }) => <Written>{name}</Written> },
          { name: text('Households'), cell: ({ households }) => count(households), kind: 'number' },
          { name: text('People'), cell: ({ people }) => count(people), kind: 'number' },
          {
            name: text('To the forest'),
            cell: ({ distanceKm }) => text('{distance} km', { distance: distanceKm }),
            kind: 'number',
          },
          { name: text('Remarks'), cell: ({ note }) => <Written>{note}</Written> },
        ]}
        rows={settlements}
      />
      <TableSection
        label={text('User groups')}
        columns={[
          { name: text('Group'), kind: 'head', cell: ({ name }) => <Written>{name}</Written> },
          { name: text('Settlement'), cell: ({ settlement }) => <Written>{settlement}</Written> },
          { name: text('Members'), cell: ({ members }) => count(members), kind: 'number' },
          {
            name: text('How it depends on the forest'),
            cell: ({ dependence }) => <Written>{dependence}</Written>,
          },
        ]}
        rows={userGroups}
      />
      <Section title={text('Forest associations')}>
        <Associations associations={associations} />
      </Section>
      <TableSection
        label={text('Products')}
        columns={[
          { name: text('Product'), kind: 'head', cell: ({ name }) => <Written>{name}</Written> },
          { name: text('Season'), cell: ({ season }) => <Written>{season}</Written> },
          { name: text('Used for'), cell: ({ usedFor }) => <Written>{usedFor}</Written> },
          {
            name: text('Households'),
            cell: (one) => text('{count} of 100', { count: one.householdsPercent }),
            kind: 'number',
          },
          { name: text('Sold'), cell: ({ sold }) => (sold ? text('Yes') : text('No')) },
        ]}
        rows={products}
      />
      <Section title={text('Rules')}>
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
          {text(
            'Rules have three levels: what may be done from day to day, how such rules are made, and who may make them.',
          )}
        </Typography>
        {RULE_LEVELS.map((level) => (
          <Box key={level} sx={{ mb: 3 }}>
            <Typography variant="h5" component="h3" sx={{ mb: 0.5 }}>
              {text(LEVELS[level])}
            </Typography>
            <SectionTable
              label={text(LEVELS[level])}
              columns={[
                {
                  name: text('About'),
                  kind: 'head',
                  cell: ({ about }) => <Written>{about}</Written>,
                },
                { name: text('Rule'), cell: ({ rule }) => <Written>{rule}</Written> },
                { name: text('Made by'), cell: ({ madeBy }) => <Written>{madeBy}</Written> },
                { name: text('Followed'), cell: ({ followed }) => <Written>{followed}</Written> },
              ]}
              look={AlignedSheet}
              rows={rules.filter((rule) => rule.level === level)}
            />
          </Box>
        ))}
      </Section>
      <Section title={text('Sanctions')}>
        <Sanctions sanctions={sanctions} />
      </Section>
    </>
  );
}
