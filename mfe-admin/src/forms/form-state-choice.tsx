import { type AdministeredForm, FormState } from '@aranya/shared/contracts/administration';
import { Alert, Box } from '@aranya/shared/ui/basics';
import { ChoiceButtons } from '@aranya/shared/ui/forms';
import { setFormState } from '../calls/administration-calls';
import { Heading } from '../frame/section';
import { useConfirm } from '../loading/actions';
import { useText } from '../texts';
import { FORM_STATES, type FormPartProps, NOT_IN_CENTRAL } from './form-words';

export function FormStateChoice({ form, onChanged }: FormPartProps) {
  const text = useText();
  const [ask, dialog] = useConfirm(onChanged);
  const choose = (state: FormState) => {
    const { set, question, meaning } = FORM_STATES[state];
    ask({
      title: text(question, { form: form.title }),
      text: text(meaning),
      confirm: text(set),
      destructive: state !== 'open',
      work: () => setFormState(form.id, state),
    });
  };
  return (
    <>
      <Heading component="h3" sx={{ mb: 1.5 }}>
        {text('State')}
      </Heading>
      <ChoiceButtons
        value={form.state}
        aria-label={text('State of the form')}
        options={FormState.options.map((state) => [state, text(FORM_STATES[state].name)])}
        onChoose={choose}
      />
      <Box sx={{ mt: 1, color: 'text.secondary' }}>{text(FORM_STATES[form.state].meaning)}</Box>
      {dialog}
    </>
  );
}

export function NotInCentral({ why }: { why: NonNullable<AdministeredForm['notInCentral']> }) {
  const text = useText();
  const { name, advice } = NOT_IN_CENTRAL[why];
  return (
    <Alert severity="warning" sx={{ maxWidth: 640 }}>
      <strong>{text(name)}.</strong> {text(advice)}
    </Alert>
  );
}
