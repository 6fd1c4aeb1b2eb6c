import { Link, useNavigate } from '@aranya/shared/navigation';
import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTopOfPage } from './use-top-of-page';

function Page() {
  useTopOfPage();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/about?tab=2">Another tab</Link>
      <Link to="/science">Another page</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

test('starts a new page at its top, and does not scroll on another query or Back', async () => {
  const top = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderPage(<Page />, '/about');
  await userEvent.click(screen.getByText('Another tab'));
  expect(top).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Another page'));
  expect(top).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByText('Back'));
  expect(top).toHaveBeenCalledTimes(1);
});
