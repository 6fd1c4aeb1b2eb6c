/** A press on a link waits at most so long for the scripts, in milliseconds; then it leads on as it is. */
const LINK_PATIENCE_MS = 1000;

const PRESSED = 'button, [role="button"], [role="tab"], summary, input[type="checkbox"]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const isOwnLink = (element: Element | null): element is HTMLAnchorElement =>
  element instanceof HTMLAnchorElement &&
  element.origin === window.location.origin &&
  element.target === '' &&
  !element.hash;

/** The value that the page came with. */
function valueAsItCame(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** As a person types or chooses: React hears of it. */
function type(field: Field, value: string) {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  const said = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(said, { bubbles: true }));
}

/** Fields whose value is not what the page came with. */
const typedFields = (part: ParentNode) =>
  [...part.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) => field.value !== valueAsItCame(field),
  );

/**
 * Types again what was typed into a part of the page that scripts have drawn anew since.
 * @param before the part as it was
 * @param now the part as it is
 */
export function typeAgain(before: ParentNode, now: ParentNode) {
  for (const { name, value } of typedFields(before)) {
    const field = now.querySelector<Field>(`[name="${CSS.escape(name)}"]`);
    if (field) type(field, value);
  }
}

/**
 * Holds what a person does on a page that no script has taken over yet.
 * @param root element around the page
 */
export function holdEarlyInput(root: HTMLElement) {
  /** On a visit that saves data a press comes before the script (`host/public/start-when-needed.js`). */
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
      leave = window.setTimeout(() => window.location.assign(target.href), LINK_PATIENCE_MS);
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
    /** Directly before the scripts take the page over: fields are what the scripts expect. */
    gather() {
      for (const field of typedFields(root)) typed.set(field, field.value);
      for (const field of typed.keys()) field.value = valueAsItCame(field);
      // Scripts take over in slices: what is typed between two of them is not lost either.
      root.addEventListener('input', note, true);
    },
    /** The scripts have taken over: everything is done again, now with them. */
    replay() {
      root.removeEventListener('click', press, true);
      root.removeEventListener('submit', submit, true);
      root.removeEventListener('input', note, true);
      window.clearTimeout(leave);
      for (const [field, value] of typed) type(field, value);
      // By then the page has been drawn with what was typed.
      window.setTimeout(() => pressed?.click());
    },
  };
}
