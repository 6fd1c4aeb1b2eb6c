import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextInput } from '.';

function Form({ error }: { error: boolean }) {
  const [text, setText] = useState('');
  return (
    <TextInput
      label="PIN"
      name="pin"
      type="password"
      value={text}
      error={error}
      onChange={({ target }) => setText(target.value)}
      inputProps={{ inputMode: 'numeric' }}
    />
  );
}

test('shows a label, accepts input, and reports an error', async () => {
  const { rerender } = renderPage(<Form error={false} />);
  const field = screen.getByLabelText('PIN');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.type(field, '2468');
  expect(field).toHaveValue('2468');
  expect(field).toHaveAttribute('aria-invalid', 'false');
  rerender(<Form error />);
  expect(screen.getByLabelText('PIN')).toHaveAttribute('aria-invalid', 'true');
});
