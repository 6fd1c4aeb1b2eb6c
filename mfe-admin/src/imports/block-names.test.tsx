import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AS_RECOGNISED, BlockNames, type StatedNames } from './block-names';

function Page({ onCheck }: { onCheck: (names: StatedNames) => void }) {
  const [names, setNames] = useState(AS_RECOGNISED);
  return (
    <BlockNames
      columns={['st', 'dt', 'blk', 'area']}
      names={names}
      busy={false}
      onChoose={setNames}
      onCheck={() => onCheck(names)}
    />
  );
}

test('checks the file again with the properties that a person chose for the names', async () => {
  const user = userEvent.setup();
  const checked = jest.fn();
  render(<Page onCheck={checked} />);
  await user.selectOptions(screen.getByLabelText('The name of the state is in'), 'st');
  await user.selectOptions(screen.getByLabelText('The name of the district is in'), 'dt');
  await user.selectOptions(screen.getByLabelText('The name of the block is in'), 'blk');
  await user.click(screen.getByRole('button', { name: 'Check with these' }));
  expect(checked).toHaveBeenCalledWith({
    stateFrom: 'st',
    districtFrom: 'dt',
    blockFrom: 'blk',
  });
});
