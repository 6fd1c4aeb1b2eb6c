import type { FieldSiteViewers } from '@aranya/shared/contracts';
import { useNumber } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { useText } from '../../texts';
import { ViewerPage } from '../viewer-page';
import { Associations } from './associations';
import { ForestFacts } from './forest-facts';
import { InstitutionMap } from './institution-map';
import { Rules } from './rules';
import { Sanctions } from './sanctions';
import { Section } from './section';
import { SectionTable } from './section-table';

/**
 * A forest's institutions in the order of the IFRI method: forest, settlements, user groups,
 * associations, products, rules, sanctions.
 */
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
      <Section title={text('Settlements')}>
        <SectionTable
          label={text('Settlements')}
          heads={[
            text('Settlement'),
            text('Households'),
            text('People'),
            text('To the forest'),
            text('Remarks'),
          ]}
          numeric={[1, 2, 3]}
          written={[0, 4]}
          rows={settlements.map((one) => [
            one.name,
            count(one.households),
            count(one.people),
            text('{distance} km', { distance: one.distanceKm }),
            one.note,
          ])}
        />
      </Section>
      <Section title={text('User groups')}>
        <SectionTable
          label={text('User groups')}
          heads={[
            text('Group'),
            text('Settlement'),
            text('Members'),
            text('How it depends on the forest'),
          ]}
          numeric={[2]}
          written={[0, 1, 3]}
          rows={userGroups.map((one) => [
            one.name,
            one.settlement,
            count(one.members),
            one.dependence,
          ])}
        />
      </Section>
      <Section title={text('Forest associations')}>
        <Associations associations={associations} />
      </Section>
      <Section title={text('Products')}>
        <SectionTable
          label={text('Products')}
          heads={[
            text('Product'),
            text('Season'),
            text('Used for'),
            text('Households'),
            text('Sold'),
          ]}
          numeric={[3]}
          written={[0, 1, 2]}
          rows={products.map((one) => [
            one.name,
            one.season,
            one.usedFor,
            text('{count} of 100', { count: one.householdsPercent }),
            one.sold ? text('Yes') : text('No'),
          ])}
        />
      </Section>
      <Section title={text('Rules')}>
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
          {text(
            'Rules have three levels: what may be done from day to day, how such rules are made, and who may make them.',
          )}
        </Typography>
        <Rules rules={rules} />
      </Section>
      <Section title={text('Sanctions')}>
        <Sanctions sanctions={sanctions} />
      </Section>
    </>
  );
}
