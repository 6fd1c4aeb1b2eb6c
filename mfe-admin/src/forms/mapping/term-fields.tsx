import { writtenLanguage } from '@aranya/shared/contracts';
import {
  MAPPED_QUESTIONS,
  type MappableQuestion,
  type MappingTerm,
} from '@aranya/shared/contracts/administration';
import { Stack } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { useText } from '../../texts';
import { isForestTerm, questionInWords, questionsFor, TERMS } from './mapping-words';

interface TermFieldsProps {
  term: MappingTerm;
  chosen: readonly string[];
  questions: readonly MappableQuestion[];
  onChoose: (chosen: string[]) => void;
}

/**
 * Fields for the questions of one term: one per chosen question and an empty one for another. Terms
 * of the forest questionnaire have a single field, because a form asks each once.
 */
export function TermFields({ term, chosen, questions, onChoose }: TermFieldsProps) {
  const text = useText();
  const { name, meaning } = TERMS[term];
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
          <TextField
            key={path || 'another'}
            select
            label={
              index === 0 ? text(name) : text('{term}, another question', { term: text(name) })
            }
            value={path}
            helperText={
              index === 0
                ? text(meaning)
                : isLastOfAll &&
                  text('At most {count} questions: others of this kind say nothing of it.', {
                    count: MAPPED_QUESTIONS,
                  })
            }
            onChange={({ target }) => set(index, target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{index === 0 ? text('Not asked') : text('None')}</option>
            {!isKnown && (
              <option value={path}>
                {text('{question} (in earlier versions)', { question: path })}
              </option>
            )}
            {offered.map((question) => (
              <option
                key={question.path}
                value={question.path}
                lang={writtenLanguage(question.label)}
                translate="no"
              >
                {questionInWords(question)}
              </option>
            ))}
          </TextField>
        );
      })}
    </Stack>
  );
}
