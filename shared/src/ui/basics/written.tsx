import { writtenLanguage } from '@aranya/shared/contracts';
import { withParts } from '@aranya/shared/languages';

interface WrittenProps {
  children: string | null;
  /** In the page's language. */
  otherwise?: string;
}

/** Text that a person wrote has the language of its letters, and is not translated. */
export function Written({ children, otherwise = '–' }: WrittenProps) {
  if (!children) return otherwise;
  return (
    <span lang={writtenLanguage(children)} translate="no">
      {children}
    </span>
  );
}

/** @param text whose part `<0>…</0>` a person wrote */
export const withWritten = (text: string, written: string) =>
  withParts(text, [
    <span key="written" lang={writtenLanguage(written)} translate="no">
      {null}
    </span>,
  ]);
