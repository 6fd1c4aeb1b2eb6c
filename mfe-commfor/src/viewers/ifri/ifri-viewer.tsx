import { type FieldSiteViewers, RULE_LEVELS } from '@aranya/shared/contracts';
import { message, useNumber } from '@aranya/shared/languages';
import { Box, Typography } from '@aranya/shared/ui/basics';
import { useText } from '../../texts';
import { ViewerPage } from '../viewer-page';
import { Associations } from './associations';
import { ForestFacts } from './forest-facts';
import { InstitutionMap } from './institution-map';
import { Sanctions } from './sanctions';
import { Section, SectionTable, TableSection } from './section';

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
          { head: text('Settlement'), cell: ({ name }) => name },
          {
            head: text('Households'),
            cell: ({ households }) => count(households),
            kind: 'number',
          },
          { head: text('People'), cell: ({ people }) => count(people), kind: 'number' },
          {
            head: text('To the forest'),
            cell: ({ distanceKm }) => text('{distance} km', { distance: distanceKm }),
            kind: 'number',
          },
          { head: text('Remarks'), cell: ({ note }) => note },
        ]}
        rows={settlements}
      />
      <TableSection
        label={text('User groups')}
        columns={[
          { head: text('Group'), cell: ({ name }) => name },
          { head: text('Settlement'), cell: ({ settlement }) => settlement },
          { head: text('Members'), cell: ({ members }) => count(members), kind: 'number' },
          {
            head: text('How it depends on the forest'),
            cell: ({ dependence }) => dependence,
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
          { head: text('Product'), cell: ({ name }) => name },
          { head: text('Season'), cell: ({ season }) => season },
          { head: text('Used for'), cell: ({ usedFor }) => usedFor },
          {
            head: text('Households'),
            cell: (one) => text('{count} of 100', { count: one.householdsPercent }),
            kind: 'number',
          },
          {
            head: text('Sold'),
            cell: ({ sold }) => (sold ? text('Yes') : text('No')),
            kind: 'word',
          },
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
                { head: text('About'), cell: ({ about }) => about, width: 16 },
                { head: text('Rule'), cell: ({ rule }) => rule, width: 46 },
                { head: text('Made by'), cell: ({ madeBy }) => madeBy, width: 19 },
                {
                  head: text('Followed'),
                  cell: ({ followed }) => followed,
                  width: 19,
                },
              ]}
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
