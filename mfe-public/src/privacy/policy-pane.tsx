import { settings } from '@aranya/shared/config';
import { Typography } from '@aranya/shared/ui/basics';
import { POLICY } from './policy-text';

const branded = (text: string) => text.replaceAll('{product}', settings().brand.name);

/** The policy, section by section. */
export function PolicyText() {
  return (
    <>
      {POLICY.map(({ title, paragraphs, parts }) => (
        <section key={title}>
          <Typography variant="h4" component="h3" sx={{ mt: 4 }}>
            {title}
          </Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 1, maxWidth: '70ch' }}>
              {branded(paragraph)}
            </Typography>
          ))}
          {parts?.map((part) => (
            <div key={part.title}>
              <Typography variant="h6" component="h4" sx={{ mt: 2 }}>
                {part.title}
              </Typography>
              <ul>
                {part.points.map((point) => (
                  <Typography key={point} component="li" sx={{ mt: 0.5, maxWidth: '68ch' }}>
                    {branded(point)}
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
