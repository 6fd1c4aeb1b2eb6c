import { useQuery } from '@aranya/shared/api';
import { Box, Typography } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { listDrafts } from '../../calls/draft-calls';
import { Heading } from '../../frame/section';
import { useNotice } from '../../loading/actions';
import { ListStates } from '../../loading/list-states';
import { useText } from '../../texts';
import { DraftCard } from './draft-card';

export default function DraftsSection({ onPublished }: { onPublished: () => void }) {
  const text = useText();
  const list = useQuery(listDrafts, {});
  const [tell, notice] = useNotice();
  const [replaced, setReplaced] = useState({ id: 0, sentence: '' });
  return (
    <>
      <ListStates list={list} what={text('the drafts')}>
        {({ drafts }) =>
          drafts.length > 0 && (
            <Box component="section" sx={{ mt: 5 }}>
              <Heading>{text('Drafts')}</Heading>
              <Typography color="textSecondary" sx={{ mb: 3 }}>
                {text(
                  'Only phones with a draft’s code have it. Its test records are on no map and in no count.',
                )}
              </Typography>
              {drafts.map((draft) => (
                <DraftCard
                  key={`${draft.id} ${draft.createdAt}`}
                  draft={draft}
                  replaced={replaced.id === draft.id ? replaced.sentence : ''}
                  onPublished={onPublished}
                  onEnded={(sentence) => {
                    tell(sentence);
                    list.refetch();
                  }}
                  onReplaced={(sentence) => {
                    setReplaced({ id: draft.id, sentence });
                    list.refetch();
                  }}
                />
              ))}
            </Box>
          )
        }
      </ListStates>
      {notice}
    </>
  );
}
