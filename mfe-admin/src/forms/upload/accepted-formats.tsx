import { useQuery } from '@aranya/shared/api';
import { withParts } from '@aranya/shared/languages';
import { Alert, MuiLink, Typography } from '@aranya/shared/ui/basics';
import { readFormConverter } from '../../calls/administration-calls';
import { useText } from '../../texts';

export function AcceptedFormats() {
  const text = useText();
  const { data } = useQuery(readFormConverter, {});
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
      <Alert severity="info" role="note">
        {withParts(
          text(
            'XLSForm (.xlsx) needs a converter that the operator installs (<0>docs/operations.md, XLSForms</0>). Until then convert your form at <1>getodk.org/xlsform</1> and choose the XForm (.xml) that comes of it.',
          ),
          [
            <code key="docs" />,
            <MuiLink
              key="convert"
              href="https://getodk.org/xlsform"
              target="_blank"
              rel="noreferrer"
            />,
          ],
        )}
      </Alert>
    </>
  );
}
