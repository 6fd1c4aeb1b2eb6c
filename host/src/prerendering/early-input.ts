/** Afterwards the browser follows the link itself. */
const LINK_TIMEOUT_MS = 1000;

const PRESSED = 'button, [role="button"], [role="tab"], summary, input[type="checkbox"]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isOwnLink = (element: Element | null): element is HTMLAnchorElement =>
  element instanceof HTMLAnchorElement &&
  element.origin === window.location.origin &&
  element.target === '' &&
  !element.hash;

function valueAsItCame(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** React receives the event, as after typing. */
function type(field: Field, value: string) {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const said = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(said, { bubbles: true }));
}

const typedFields = (part: ParentNode) =>
  [...part.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) => field.value !== valueAsItCame(field),
  );

/** Restores input after scripts rendered a part of the page again. */
export function typeAgain(before: ParentNode, now: ParentNode) {
  for (const { name, value } of typedFields(before)) {
    const field = now.querySelector<Field>(`[name="${CSS.escape(name)}"]`);
    if (field) type(field, value);
  }
}

export function holdEarlyInput(root: HTMLElement) {
  /** The first press of a data-saving visit loads the script (host/public/start-when-needed.js). */
  let pressed = root.querySelector<HTMLElement>('[data-pressed]') ?? undefined;
  pressed?.removeAttribute('data-pressed');
  let leave = 0;
  const typed = new Map<Field, string>();

  const press = (event: MouseEvent) => {
    if (!isPlainPress(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    const target = isOwnLink(link) ? link : event.target.closest<HTMLElement>(PRESSED);
    if (!target || (link && target !== link)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
    window.clearTimeout(leave);
    if (isOwnLink(target)) {
      leave = window.setTimeout(() => window.location.assign(target.href), LINK_TIMEOUT_MS);
    }
  };
  const submit = (event: SubmitEvent) => event.preventDefault();
  const note = ({ target }: Event) => {
    const field = target as Field;
    if (typedFields(root).includes(field)) typed.set(field, field.value);
  };
  root.addEventListener('click', press, true);
  root.addEventListener('submit', submit, true);

  return {
    /** Called directly before hydration: resets fields to the values that React expects. */
    gather() {
      for (const field of typedFields(root)) typed.set(field, field.value);
      for (const field of typed.keys()) field.value = valueAsItCame(field);
      // Hydration happens in slices, so input between two of them is recorded, too.
      root.addEventListener('input', note, true);
    },
    replay() {
      root.removeEventListener('click', press, true);
      root.removeEventListener('submit', submit, true);
      root.removeEventListener('input', note, true);
      window.clearTimeout(leave);
      for (const [field, value] of typed) type(field, value);
      // Delayed until the page shows the restored input.
      window.setTimeout(() => pressed?.click());
    },
  };
}
