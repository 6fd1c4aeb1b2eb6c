import { Alert, Button } from '@aranya/shared/ui/basics';
import { OptionalPart } from '@aranya/shared/ui/states';
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useState,
} from 'react';
import { useText } from '../texts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part of the dashboard that is fetched when it is shown for the first time. */
export class Later<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>;

  constructor(private readonly load: Load<Props>) {
    this.Part = lazy(load);
  }

  /** Fetches it before it is shown, where whoever asks for it should not wait. */
  ahead(): void {
    // Who loses it hears so when it is shown.
    this.load().catch(() => undefined);
  }

  /** One that was lost stays lost until it is asked for anew. */
  renew(): void {
    this.Part = lazy(this.load);
  }
}

interface LaterPartProps<Props> {
  part: Later<Props>;
  /** What the part itself gets. */
  props: Props;
  /** Shown until it is here; nothing by default. */
  fallback?: ReactNode;
}

/** Shows a part that comes later. Where it is lost, a button fetches it again. */
export function LaterPart<Props extends object>({ part, props, fallback }: LaterPartProps<Props>) {
  const text = useText();
  const [attempt, setAttempt] = useState(0);
  const again = () => {
    part.renew();
    setAttempt((count) => count + 1);
  };
  const button = (
    <Button color="inherit" onClick={again}>
      {text('Try again')}
    </Button>
  );
  const lost = (
    <Alert severity="error" action={button}>
      {text('This part could not be loaded.')}
    </Alert>
  );
  return (
    <OptionalPart key={attempt} fallback={fallback} failed={lost}>
      <part.Part {...props} />
    </OptionalPart>
  );
}
