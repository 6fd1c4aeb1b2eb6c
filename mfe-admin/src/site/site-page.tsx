import { useQuery } from '@aranya/shared/api';
import { readSite } from '../calls/administration-calls';
import { AdministrationPage } from '../frame/administration-page';
import { ListStates } from '../loading/list-states';
import { useText } from '../texts';
import { LinksForm } from './links-form';
import { TermsForm } from './terms-form';

/** Page for the site's links and its Terms and Conditions. */
export default function SitePage() {
  const text = useText();
  return (
    <AdministrationPage
      section="Links and terms"
      lead={text(
        'Where the links of the public pages lead, and the text of Terms and Conditions. Everyone sees a change within two minutes.',
      )}
    >
      <Site />
    </AdministrationPage>
  );
}

function Site() {
  const text = useText();
  const site = useQuery(readSite, {});
  return (
    <ListStates list={site} what={text('the links')}>
      {({ links, terms }) => (
        <>
          <LinksForm links={links} />
          <TermsForm terms={terms} />
        </>
      )}
    </ListStates>
  );
}
