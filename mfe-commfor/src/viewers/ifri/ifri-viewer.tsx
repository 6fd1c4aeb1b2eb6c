import type { FieldSiteViewers } from '@aranya/shared/contracts';
import { Typography } from '@aranya/shared/ui/basics';
import { ViewerPage } from '../viewer-page';
import { Associations } from './associations';
import { ForestFacts } from './forest-facts';
import { InstitutionMap } from './institution-map';
import { Rules } from './rules';
import { Sanctions } from './sanctions';
import { Section } from './section';
import { SectionTable } from './section-table';

/**
 * A forest's institutions in the order in which studies of forest commons ask for them: forest,
 * settlements, user groups, associations, products, rules, sanctions.
 */
export default function IfriViewer() {
  return <ViewerPage title="IFRI" Content={Institutions} />;
}

const count = (value: number) => value.toLocaleString('en-IN');

function Institutions({ site }: { site: FieldSiteViewers }) {
  const { forest, settlements, userGroups, associations, rules, products, sanctions } =
    site.institutions;
  return (
    <>
      <ForestFacts forest={forest} />
      <Section title="Who belongs together">
        <InstitutionMap institutions={site.institutions} />
      </Section>
      <Section title="Settlements">
        <SectionTable
          label="Settlements"
          heads={['Settlement', 'Households', 'People', 'To the forest', 'Remarks']}
          numeric={[1, 2, 3]}
          rows={settlements.map((one) => [
            one.name,
            count(one.households),
            count(one.people),
            `${one.distanceKm} km`,
            one.note,
          ])}
        />
      </Section>
      <Section title="User groups">
        <SectionTable
          label="User groups"
          heads={['Group', 'Settlement', 'Members', 'How it depends on the forest']}
          numeric={[2]}
          rows={userGroups.map((one) => [
            one.name,
            one.settlement,
            count(one.members),
            one.dependence,
          ])}
        />
      </Section>
      <Section title="Forest associations">
        <Associations associations={associations} />
      </Section>
      <Section title="Products">
        <SectionTable
          label="Products"
          heads={['Product', 'Season', 'Used for', 'Households', 'Sold']}
          numeric={[3]}
          rows={products.map((one) => [
            one.name,
            one.season,
            one.usedFor,
            `${one.householdsPercent} of 100`,
            one.sold ? 'Yes' : 'No',
          ])}
        />
      </Section>
      <Section title="Rules">
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
          Rules have three levels: what may be done from day to day, how such rules are made, and
          who may make them.
        </Typography>
        <Rules rules={rules} />
      </Section>
      <Section title="Sanctions">
        <Sanctions sanctions={sanctions} />
      </Section>
    </>
  );
}
