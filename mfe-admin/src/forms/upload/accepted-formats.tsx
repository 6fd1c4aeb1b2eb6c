import { useQuery } from '@aranya/shared/api';
import { Typography } from '@aranya/shared/ui/basics';
import { readFormConverter } from '../../calls/administration-calls';
import { useText } from '../../texts';

const NOTHING = {};

/** Which forms this installation takes, said before one is chosen. */
export function AcceptedFormats() {
  const text = useText();
  const { data } = useQuery(readFormConverter, NOTHING);
  if (data?.xlsForms !== false) {
    return (
      <Typography color="textSecondary">
        {text(
          'A form for ODK Collect as an XLSForm (.xlsx) or an XForm (.xml). A form that is known gets a new version.',
        )}
      </Typography>
    );
  }
  return (
    <>
      <Typography color="textSecondary">
        {text(
          'A form for ODK Collect as an XForm (.xml). A form that is known gets a new version.',
        )}
      </Typography>
      <Typography color="textSecondary">
        {text(
          'XLSForms (.xlsx) are not converted here, because the server has no pyxform. Convert yours at getodk.org/xlsform and choose the XML, or ask whoever runs the server for it: pip install pyxform.',
        )}
      </Typography>
    </>
  );
}
