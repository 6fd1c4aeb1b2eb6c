import { HiddenText } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { PaperBackground } from './paper-background';

const Sheet = styled(PaperBackground)({ minHeight: 'min(70vh, 640px)' });

/**
 * A page from edge to edge that has nothing on it yet. The shell around it leads on.
 * @param title its name, for those who hear the page
 */
export const EmptyPage = ({ title }: { title: string }) => (
  <Sheet>
    <HiddenText as="h1">{title}</HiddenText>
  </Sheet>
);
