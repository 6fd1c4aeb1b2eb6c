import { getSiteTerms, useQuery } from '@aranya/shared/api';
import { writtenLanguage } from '@aranya/shared/contracts';
import { Typography } from '@aranya/shared/ui/basics';
import { AsOf, PageSkeleton } from '@aranya/shared/ui/states';
import { styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';

const Paragraph = styled(Typography)({ marginTop: 16, maxWidth: '70ch', whiteSpace: 'pre-line' });

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
  // Those that the institute wrote have the language of their letters; the place of none has that of the page.
  const paragraphs = data.terms.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <>
      <AsOf at={keptAt} />
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph} lang={writtenLanguage(paragraph)}>
          {paragraph}
        </Paragraph>
      ))}
      {paragraphs.length === 0 && <Paragraph>{text('TnC')}</Paragraph>}
    </>
  );
}
