import { useSession } from '@aranya/shared/session';
import { Button, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';

export default function Home() {
  const session = useSession();
  return (
    <main>
      <Typography variant="h1">Home {session.userId || 'visitor'}</Typography>
      <TextField label="x" />
      <Button variant="contained">Explore</Button>
    </main>
  );
}
