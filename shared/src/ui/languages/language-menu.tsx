import { nameOfLanguage } from '@aranya/shared/contracts';
import { offeredLanguages, useCommonText, useLanguage } from '@aranya/shared/languages';
import { useClosingDetails } from '@aranya/shared/navigation';
import { drawIcon } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { LanguageList } from './language-list';

const GlobeIcon = drawIcon([
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  'M3 12h18',
  'M12 3c5.3 5.3 5.3 12.7 0 18-5.3-5.3-5.3-12.7 0-18Z',
]);

const Menu = styled('details')(({ theme }) => ({
  position: 'relative',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: 44,
    minHeight: 44,
    borderRadius: 22,
    color: 'rgba(255, 255, 255, 0.88)',
    lineHeight: 1.6,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: '#fff' },
    // Narrow windows have no space for the name.
    '& span': { display: 'none' },
    [theme.breakpoints.up('lg')]: { paddingInline: 12, '& span': { display: 'inline' } },
  },
}));

const Choices = styled(LanguageList)({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 'calc(100% + 14px)',
  flexDirection: 'column',
  padding: 12,
  backgroundColor: palette.forest900,
  border: '1px solid rgba(201, 220, 194, 0.22)',
  borderRadius: 12,
  boxShadow: '0 16px 32px rgba(6, 24, 18, 0.45)',
  '& button': { width: '100%' },
});

export function LanguageMenu({ className }: { className?: string }) {
  // Called before the texts: a hook after one that suspends can miss a change.
  const shown = nameOfLanguage(useLanguage());
  const menu = useClosingDetails();
  const text = useCommonText();
  if (offeredLanguages().length < 2) return null;
  return (
    <Menu ref={menu} className={className}>
      <summary aria-label={text('Language: {language}', { language: shown })}>
        <GlobeIcon size={22} />
        <span>{shown}</span>
      </summary>
      <Choices
        onChoose={() => {
          menu.current?.removeAttribute('open');
          menu.current?.querySelector('summary')?.focus();
        }}
      />
    </Menu>
  );
}
