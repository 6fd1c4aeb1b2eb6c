import { isPreparedComment } from '@aranya/shared/contracts/review';
import { Written } from '@aranya/shared/ui/basics';
import { useText } from '../../texts';

/** A comment of a person; a prepared sentence is shown in the language of the page. */
export function Comment({ children }: { children: string }) {
  const text = useText();
  return isPreparedComment(children) ? text(children) : <Written>{children}</Written>;
}
