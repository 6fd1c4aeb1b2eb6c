import { writtenLanguage } from '@aranya/shared/contracts';

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
