import { SOURCE_LANGUAGE } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { POLICY } from './policy-text';

export function PolicyText() {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      {language !== SOURCE_LANGUAGE && (
        <Typography sx={{ mt: 2, maxWidth: '70ch', color: 'text.secondary' }}>
          {text(
            'This is a translation, so that more people can read it. Where the wording differs, the English text counts.',
          )}
        </Typography>
      )}
      {POLICY.map(({ title, paragraphs, parts }) => (
        <section key={title}>
          <Typography variant="h4" component="h3" sx={{ mt: 4 }}>
            {text(title)}
          </Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 1, maxWidth: '70ch' }}>
              {text(paragraph)}
            </Typography>
          ))}
          {parts?.map((part) => (
            <div key={part.title}>
              <Typography variant="h6" component="h4" sx={{ mt: 2 }}>
                {text(part.title)}
              </Typography>
              <ul>
                {part.points.map((point) => (
                  <Typography key={point} component="li" sx={{ mt: 0.5, maxWidth: '68ch' }}>
                    {text(point)}
                  </Typography>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
