import { MOBILE_MAX_WIDTH } from '@aranya/shared/contracts';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';

interface TabPanelsProps {
  label: string;
  tabs: { id: string; label: ReactNode; content: ReactNode }[];
  /** The first tab by default. */
  initialId?: string;
  selectedId?: string;
  onSelect?: (id: string) => void;
}

/**
 * In the mobile application tabs share the width, and long names break into two lines. Words that are
 * too long for that make the row scroll instead of being cut.
 */
const SHARED_WIDTH = {
  [`@media (max-width: ${MOBILE_MAX_WIDTH}px)`]: {
    '& .MuiTabs-list': { width: '100%' },
    '& .MuiTab-root': {
      flex: '1 1 0',
      minWidth: 'min-content',
      paddingInline: '4px',
      maxWidth: 'none',
      fontSize: '0.875rem',
    },
  },
};

/** The panel of a tab exists only while it is selected. */
export function TabPanels({ label, tabs, initialId, selectedId, onSelect }: TabPanelsProps) {
  const prefix = useId();
  const [own, setOwn] = useState(initialId ?? tabs[0]?.id ?? '');
  const current = selectedId ?? own;
  const select = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  return (
    <>
      <Tabs
        value={current}
        onChange={(_, id: string) => select(id)}
        aria-label={label}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{ borderBottom: 1, borderColor: 'divider', ...SHARED_WIDTH }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            label={tab.label}
            id={`${prefix}-tab-${tab.id}`}
            aria-controls={`${prefix}-panel-${tab.id}`}
          />
        ))}
      </Tabs>
      {tabs
        .filter((tab) => tab.id === current)
        .map((tab) => (
          <Box
            key={tab.id}
            role="tabpanel"
            id={`${prefix}-panel-${tab.id}`}
            aria-labelledby={`${prefix}-tab-${tab.id}`}
            sx={{ pt: 3 }}
          >
            {tab.content}
          </Box>
        ))}
    </>
  );
}
