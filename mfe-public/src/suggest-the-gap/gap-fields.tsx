import { type GapSuggestion, GOALS } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { useScripted } from '@aranya/shared/prerendering';
import { Stack } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';

/** Raises the label before scripts run, so that the layout does not shift. */
const ABOVE = { transform: 'translate(14px, -9px) scale(0.75)' };

const CLEAR = { backgroundColor: '#fff', paddingInline: 6, marginInlineStart: -6 };

/** Hides the placeholder, which repeats the label: MUI shows it on focus by a rule of high specificity. */
const Field = styled(TextField)({
  '& input::placeholder, & textarea::placeholder': { opacity: '0 !important' },
  // Four lines, as high as scripts set it later, so that the layout does not shift.
  '& textarea:not([aria-hidden])': { minHeight: '5.75em' },
  '& > label[data-shrink="true"]': CLEAR,
  '&:focus-within > label[data-shrink="false"]': { ...ABOVE, ...CLEAR },
  '&:has(:is(input, textarea):not(:placeholder-shown)) > label[data-shrink="false"]': {
    ...ABOVE,
    ...CLEAR,
  },
}) as typeof TextField;

export type GapField = keyof GapSuggestion;

export const FIELD_NAMES = {
  userName: message('Email ID/ Mobile Number'),
  fullName: message('Full Name'),
  country: message('Country'),
  sdg: message('I want to contribute to'),
  extraDetail: message('Describe the data information Gap'),
} as const satisfies Record<GapField, string>;

interface GapFieldsProps {
  values: GapSuggestion;
  problems?: Partial<Record<GapField, string>>;
  onChange: (field: GapField, value: string) => void;
}

/** The browser checks these without scripts. */
const NEEDED: readonly GapField[] = ['userName', 'fullName', 'extraDetail'];

export function GapFields({ values, problems = {}, onChange }: GapFieldsProps) {
  const text = useText();
  const scripted = useScripted();
  const field = (name: GapField) => ({
    name,
    label: text(FIELD_NAMES[name]),
    placeholder: text(FIELD_NAMES[name]),
    value: values[name],
    error: problems[name] !== undefined,
    helperText: problems[name] && text(problems[name]),
    slotProps: { htmlInput: { required: !scripted && NEEDED.includes(name) } },
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Field {...field('userName')} autoComplete="email" />
      <Field {...field('fullName')} autoComplete="name" />
      <Field {...field('country')} autoComplete="country-name" />
      <Field
        {...field('sdg')}
        select
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{text('Choose a goal')}</option>
        {GOALS.map((goal) => (
          <option key={goal} value={goal}>
            {text(goal)}
          </option>
        ))}
      </Field>
      <Field
        {...field('extraDetail')}
        multiline
        minRows={4}
        // On the narrowest phones the label has two lines.
        slotProps={{
          ...field('extraDetail').slotProps,
          inputLabel: { sx: { '&[data-shrink="false"]': { whiteSpace: 'normal' } } },
        }}
      />
    </Stack>
  );
}
