import { type Language, nameOfLanguage } from '@aranya/shared/contracts';
import {
  chooseDigits,
  chooseLanguage,
  languageOf,
  offeredLanguages,
  sampleOfDigits,
  useCommonText,
  useReading,
} from '@aranya/shared/languages';
import { aranyaStore } from '@aranya/shared/session';
import { palette, styled } from '@aranya/shared/ui/theme';

/** If the account cannot store it, only this browser keeps the choice. */
async function keepWithAccount(language: Language): Promise<void> {
  if (aranyaStore().store.getState().session.authToken === '') return;
  try {
    // Loaded on demand: most visitors who choose a language make no other call.
    const { keepLanguage } = await import('@aranya/shared/api');
    await keepLanguage({ language });
  } catch (error) {
    console.warn('The language is kept in this browser only.', error);
  }
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
  margin: 0,
  padding: '12px 12px 0',
});

const Choice = styled('button')({
  minWidth: 88,
  minHeight: 44,
  padding: '4px 16px',
  font: 'inherit',
  // Marks above and below the letters of Indian scripts stay inside.
  lineHeight: 1.6,
  color: '#fff',
  backgroundColor: 'transparent',
  border: `1px solid ${palette.moss200}66`,
  borderRadius: 22,
  cursor: 'pointer',
  '&:hover': { backgroundColor: palette.forest700 },
  '&[aria-pressed="true"]': {
    color: palette.forest900,
    backgroundColor: palette.moss200,
    fontWeight: 600,
  },
});

const Digits = styled(Choice)({ borderRadius: 10 });

interface LanguageListProps {
  className?: string;
  onChoose?: () => void;
}

/**
 * Native names, and the digits of a script that has its own; nothing if there is only one language.
 */
export function LanguageList({ className, onChoose }: LanguageListProps) {
  const reading = useReading();
  const shown = languageOf(reading);
  const digits = sampleOfDigits(shown);
  const isInOwnDigits = reading !== shown;
  const text = useCommonText();
  const offered = offeredLanguages();
  if (offered.length < 2) return null;
  return (
    <List className={className} aria-label={text('Language')}>
      {offered.map((language) => (
        <li key={language}>
          <Choice
            type="button"
            lang={language}
            aria-pressed={language === shown}
            onClick={() => {
              chooseLanguage(language);
              void keepWithAccount(language);
              onChoose?.();
            }}
          >
            {nameOfLanguage(language)}
          </Choice>
        </li>
      ))}
      {digits && (
        <li>
          <Digits
            type="button"
            aria-label={text('Numbers as {digits}', { digits })}
            aria-pressed={isInOwnDigits}
            onClick={() => {
              chooseDigits(!isInOwnDigits);
              onChoose?.();
            }}
          >
            {digits}
          </Digits>
        </li>
      )}
    </List>
  );
}
