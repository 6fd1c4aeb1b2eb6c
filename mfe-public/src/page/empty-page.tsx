import { HiddenText, PageColumn } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import { PageButton } from './page-button';
import { PaperBackground } from './paper-background';

/** The shell's minimum height, so that the background fills up to the footer. */
const Sheet = styled(PaperBackground)({ minHeight: '100svh' });

export const EmptyPage = ({ title }: { title: string }) => {
  const text = useText();
  return (
    <Sheet>
      <HiddenText as="h1">{title}</HiddenText>
      <PageColumn sx={{ py: 3 }}>
        <PageButton to="/" variant="text">
          {text('Go to the home page')}
        </PageButton>
      </PageColumn>
    </Sheet>
  );
};
