import { Alert, Button } from '@aranya/shared/ui/basics';
import { OptionalPart } from '@aranya/shared/ui/states';
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { useText } from '../texts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

export class Later<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>;

  constructor(private readonly load: Load<Props>) {
    this.Part = lazy(load);
  }

  ahead(): void {
    // A failure is reported when the part is shown.
    this.load().catch(() => undefined);
  }

  /** A failed part remains failed until this is called. */
  renew(): void {
    this.Part = lazy(this.load);
  }
}

interface LaterPartProps<Props> {
  part: Later<Props>;
  props: Props;
  fallback?: ReactNode;
}

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

const DIALOG = new Later(() => import('./message-dialog'));

interface LaterMessageProps {
  /** If empty, the dialog is closed. */
  message: string;
  children?: ReactNode;
  onClose: () => void;
}

/** Has its own chunk; if that fails to load, the message appears in the page. */
export function LaterMessage({ message, children, onClose }: LaterMessageProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (message && !wasOpen) setWasOpen(true);
  useEffect(() => DIALOG.ahead(), []);
  if (!wasOpen) return null;
  return (
    <OptionalPart failed={message && <Alert severity="info">{message}</Alert>}>
      <DIALOG.Part message={message} onClose={onClose}>
        {children}
      </DIALOG.Part>
    </OptionalPart>
  );
}
