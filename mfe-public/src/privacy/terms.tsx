import { getSiteTerms, useQuery } from '@aranya/shared/api';
import { writtenLanguage } from '@aranya/shared/contracts';
import { Typography } from '@aranya/shared/ui/basics';
import { AsOf, PageSkeleton } from '@aranya/shared/ui/states';
import { styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';

const Paragraph = styled(Typography)({ marginTop: 16, maxWidth: '70ch', whiteSpace: 'pre-line' });

/** In milliseconds; then the placeholder is shown. */
const TIMEOUT_MS = 4000;

const NONE = { terms: '' };

const onFailure = (error: unknown) => console.warn('The terms could not be loaded.', error);

const readTerms = (_: object, signal?: AbortSignal) => getSiteTerms(signal);

export function Terms() {
  const text = useText();
  const {
    data = NONE,
    keptAt,
    isFetching,
  } = useQuery(
    readTerms,
    {},
    {
      onFailure,
      patienceMs: TIMEOUT_MS,
    },
  );
  if (isFetching) return <PageSkeleton />;
  // The institute's terms have the language of their script; the placeholder has the page's
  // language.
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
