import { writtenLanguage } from '@aranya/shared/contracts';
import { withParts } from '@aranya/shared/languages';
import { styled } from '@mui/material/styles';

export const HiddenText = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
  border: 0,
});

/**
 * For a button with the same text in every row: `<0>…</0>` is for screen readers only.
 * @param name that a person wrote, if the hidden part has one
 */
export const withHiddenName = (text: string, name = '') =>
  withParts(text, [
    <HiddenText key="name" {...(name && { lang: writtenLanguage(name), translate: 'no' })}>
      {null}
    </HiddenText>,
  ]);
