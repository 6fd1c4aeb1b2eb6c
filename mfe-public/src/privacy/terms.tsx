import { getSiteTerms, useQuery } from '@aranya/shared/api';
import { Typography } from '@aranya/shared/ui/basics';
import { AsOf, PageSkeleton } from '@aranya/shared/ui/states';
import { useText } from '../texts';

/** How long the placeholder waits for the server, in milliseconds. */
const PATIENCE_MS = 4000;

const NOTHING = {};
const NONE = { terms: '' };

const onFailure = (error: unknown) => console.warn('The terms could not be loaded.', error);

const readTerms = (_: object, signal?: AbortSignal) => getSiteTerms(signal);

/** Terms and Conditions as the institute wrote them; their place where it wrote none. */
export function Terms() {
  const text = useText();
  const {
    data = NONE,
    keptAt,
    isFetching,
  } = useQuery(readTerms, NOTHING, {
    onFailure,
    patienceMs: PATIENCE_MS,
  });
  if (isFetching) return <PageSkeleton />;
  const paragraphs = data.terms.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <>
      <AsOf at={keptAt} />
      {(paragraphs.length > 0 ? paragraphs : [text('TnC')]).map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: 2, maxWidth: '70ch', whiteSpace: 'pre-line' }}>
          {paragraph}
        </Typography>
      ))}
    </>
  );
}
