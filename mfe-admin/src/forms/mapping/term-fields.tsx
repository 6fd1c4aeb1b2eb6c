import {
  type FormMapping,
  MAPPED_QUESTIONS,
  type MappableQuestion,
  type MappingTerm,
} from '@aranya/shared/contracts/administration';
import { Stack, Typography } from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type ReactNode, useState } from 'react';
import { useText } from '../../texts';
import {
  isForestTerm,
  questionInWords,
  questionsFor,
  TERMS_OF_FOREST,
  wordsOf,
} from './mapping-words';

interface TermFieldsProps {
  term: MappingTerm;
  chosen: readonly string[];
  questions: readonly MappableQuestion[];
  onChoose: (chosen: string[]) => void;
}

/**
 * One field per chosen question and an empty one. Terms of the forest questionnaire have a single
 * field, because a form asks each once.
 */
export function TermFields({ term, chosen, questions, onChoose }: TermFieldsProps) {
  const text = useText();
  const { name, meaning } = wordsOf(term, text);
  const left = questionsFor(term, questions, '').filter(({ path }) => !chosen.includes(path));
  const isFull = chosen.length >= (isForestTerm(term) ? 1 : MAPPED_QUESTIONS);
  const isRoom = !isFull && (chosen.length === 0 || left.length > 0);
  const places = isRoom ? [...chosen, ''] : chosen;
  const set = (index: number, path: string) => {
    const others = [...chosen];
    if (path === '') others.splice(index, 1);
    else others[index] = path;
    onChoose([...new Set(others)]);
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      {places.map((path, index) => {
        const offered = questionsFor(term, questions, path).filter(
          (one) => one.path === path || !chosen.includes(one.path),
        );
        const isLastOfAll = path !== '' && left.length > 0 && index === MAPPED_QUESTIONS - 1;
        const isKnown = path === '' || offered.some((one) => one.path === path);
        return (
          <ChoiceField
            key={path || 'another'}
            label={index === 0 ? name : text('{term}, another question', { term: name })}
            value={path}
            helperText={
              index === 0
                ? meaning
                : isLastOfAll &&
                  text('At most {count} questions: others of this kind say nothing of it.', {
                    count: MAPPED_QUESTIONS,
                  })
            }
            options={[
              ['', index === 0 ? text('Not asked') : text('None')],
              ...(isKnown
                ? []
                : [[path, text('{question} (in earlier versions)', { question: path })] as const]),
              ...offered.map((one) => [one.path, questionInWords(one), true] as const),
            ]}
            onChoose={(chosenPath) => set(index, chosenPath)}
          />
        );
      })}
    </Stack>
  );
}

const Details = styled('details')(({ theme }) => ({
  maxWidth: 960,
  marginTop: theme.spacing(3),
  borderTop: `1px solid ${palette.sandBorder}`,
  '& > summary': { padding: theme.spacing(1.5, 0), cursor: 'pointer' },
}));

interface ForestTermsProps {
  mapping: FormMapping;
  children: ReactNode;
}

/** Collapsed until a form uses one of these terms, because most do not. */
export function ForestTerms({ mapping, children }: ForestTermsProps) {
  const text = useText();
  const asked = TERMS_OF_FOREST.filter((term) => (mapping[term]?.length ?? 0) > 0).length;
  const [isOpen] = useState(asked > 0);
  return (
    <Details open={isOpen}>
      <summary>
        <Typography component="span" variant="h6">
          {text('Forest questionnaire of field sites')}
        </Typography>{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {text('{asked} of {count} asked', { asked, count: TERMS_OF_FOREST.length })}
        </Typography>
      </summary>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
        {text(
          'Its answers fill the questionnaire of the field site that a record names, after the institute’s yes below.',
        )}
      </Typography>
      {children}
    </Details>
  );
}
