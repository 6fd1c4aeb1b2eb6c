import { type AdministeredForm, FormState } from '@aranya/shared/contracts/administration';
import { Box, Typography } from '@aranya/shared/ui/basics';
import { ToggleButton, ToggleButtonGroup } from '@aranya/shared/ui/forms';
import { palette } from '@aranya/shared/ui/theme';
import { useState } from 'react';
import { setFormState } from '../calls/administration-calls';
import { ConfirmDialog, type Question } from '../confirm/confirm-dialog';
import { useText } from '../texts';
import { FORM_STATES } from './form-words';

interface FormStateChoiceProps {
  form: AdministeredForm;
  onChanged: () => void;
}

/** Button that opens or closes a form. */
export function FormStateChoice({ form, onChanged }: FormStateChoiceProps) {
  const text = useText();
  const [question, setQuestion] = useState<Question | null>(null);
  const choose = (state: FormState | null) => {
    if (!state) return;
    const { set, ask, meaning } = FORM_STATES[state];
    setQuestion({
      title: text(ask, { form: form.title }),
      text: text(meaning),
      confirm: text(set),
      destructive: state !== 'open',
      work: () => setFormState(form.id, state),
    });
  };
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {text('State')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={form.state}
        aria-label={text('State of the form')}
        onChange={(_, state: FormState | null) => choose(state)}
      >
        {FormState.options.map((state) => (
          <ToggleButton
            key={state}
            value={state}
            sx={{
              minHeight: 48,
              px: 2.5,
              textTransform: 'none',
              color: palette.ink,
              '&.Mui-selected, &.Mui-selected:hover': {
                color: '#fff',
                backgroundColor: palette.forest600,
              },
            }}
          >
            {text(FORM_STATES[state].name)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ mt: 1, color: 'text.secondary' }}>{text(FORM_STATES[form.state].meaning)}</Box>
      <ConfirmDialog
        question={question}
        onClose={(done) => {
          setQuestion(null);
          if (done) onChanged();
        }}
      />
    </>
  );
}
