/** The form of registration and recovery. It preserves the input after every failure. */
const form = document.querySelector('form');
const { phoneNumber, name, pin, repeat, code } = form.elements;
const byId = (id) => document.getElementById(id);
/** Input from sign-in or another language arrives in the fragment; the address loses it. */
function takeTyped() {
  const typedBefore = new URLSearchParams(location.hash.slice(1));
  if (typedBefore.size === 0) return;
  for (const field of [phoneNumber, name]) {
    const typed = field && typedBefore.get(field.name);
    if (typed) field.value ||= typed.slice(0, field.maxLength);
  }
  history.replaceState(null, '', location.pathname + location.search);
}
takeTyped();
// When the window is reused, only its fragment changes.
window.addEventListener('hashchange', takeTyped);
byId('languages')?.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLAnchorElement)) return;
  const typed = [phoneNumber, name].filter((field) => field?.value);
  // Servers do not receive the fragment. A PIN is never part of an address.
  target.hash = new URLSearchParams(typed.map((field) => [field.name, field.value]));
  tellOpener({ type: 'aranya/language', language: target.lang });
});
// A form with a typed PIN is not reloaded, because the PIN would be lost.
window.addEventListener('message', ({ source, data }) => {
  if (source !== window.opener || data?.type !== 'aranya/language' || pin.value !== '') return;
  const links = byId('languages')?.querySelectorAll('a[aria-current="false"]') ?? [];
  for (const link of links) if (link.lang === data.language) link.click();
});
/** Asked at registration only. */
const ages = [...form.querySelectorAll('input[name="age"]')];
const guardian = byId('guardian');
const isUnderTen = () => ages.find((age) => age.checked)?.value === 'under-ten';
const setting = (key) => document.querySelector(`meta[name="${key}"]`)?.content ?? '';
const language = document.documentElement.lang;
const texts = JSON.parse(setting('texts') || '{}');
const text = (english, values = {}) =>
  (texts[english] ?? english).replace(/\{(\w+)\}/g, (place, key) => values[key] ?? place);
const GUARDIAN_NEEDED = text(
  'A child under 10 needs a parent or guardian who agrees. Nothing was stored; come back together.',
);
const submit = byId('submit');
const resend = byId('resend');
const heading = document.querySelector('h1');
const NETWORK = text('The network did not answer. What you typed is still here; please try again.');

/** Marks of a browser in which a PIN was chosen: attempts with one are counted separately. */
const DEVICES = 'aranya-devices';

function deviceMarks() {
  try {
    const stored = JSON.parse(localStorage.getItem(DEVICES) ?? '[]');
    return stored.filter((mark) => /^[\w-]{20,64}$/.test(mark)).slice(0, 5);
  } catch {
    return [];
  }
}

function saveDeviceMark(mark) {
  if (!mark) return;
  try {
    localStorage.setItem(DEVICES, JSON.stringify([mark, ...deviceMarks()].slice(0, 5)));
  } catch {
    // Without storage the device counts as new each time.
  }
}

/** Null while no code was sent. */
let codeSentTo = null;
let busy = false;

function showError(field, message) {
  const line = byId(`${field}-error`);
  if (!line) return false;
  line.textContent = message;
  line.hidden = !message;
  const input = byId(field);
  if (message) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
  return true;
}

function clearErrors() {
  for (const line of form.querySelectorAll('.error')) showError(line.id.replace('-error', ''), '');
  byId('form-error').hidden = true;
}

/** Messages without a field appear above the form. */
function showErrors(fields, message) {
  const unknown = fields.filter((entry) => !showError(entry.field, entry.message));
  if (unknown.length > 0 || fields.length === 0) {
    const line = byId('form-error');
    line.textContent = message || unknown.map((entry) => entry.message).join(' ');
    line.hidden = false;
  }
  form.querySelector('[aria-invalid]')?.focus();
}

function missing() {
  const found = [];
  const check = (wrong, field, message) => wrong && found.push({ field, message });
  const digits = phoneNumber.value.replace(/\P{Nd}/gu, '').length;
  check(digits < 5, 'phoneNumber', text('Write the phone number in digits, such as 9000000001.'));
  if (name) check(!name.value.trim(), 'name', text('Write your name.'));
  check(!/^\p{Nd}{6,12}$/u.test(pin.value), 'pin', text('Choose a PIN of 6 to 12 digits.'));
  check(repeat.value !== pin.value, 'repeat', text('The two PINs differ.'));
  if (ages.length > 0) {
    check(!ages.some((age) => age.checked), 'age', text('Say whether you are 10 or older.'));
    check(isUnderTen() && !guardian.checked, 'guardian', GUARDIAN_NEEDED);
  }
  if (codeSentTo !== null)
    check(!code.value.trim(), 'code', text('Write the code from the message.'));
  return found;
}

async function post(path, details) {
  const marks = deviceMarks();
  const body = marks.length > 0 ? { ...details, deviceMarks: marks } : details;
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
  if (answer.ok) return answer.json();
  const problem = await answer.json().catch(() => ({}));
  throw Object.assign(
    new Error(problem.message ?? text('Something went wrong. Please try again.')),
    {
      problem,
    },
  );
}

/** A failure shows a message and changes nothing else. */
async function attempt(progress, work) {
  if (busy) return;
  busy = true;
  form.setAttribute('aria-busy', 'true');
  submit.disabled = true;
  byId('progress').textContent = progress;
  clearErrors();
  try {
    await work();
    byId('progress').textContent = '';
  } catch (error) {
    const { problem } = error;
    byId('progress').textContent = '';
    showErrors(problem?.fields ?? [], problem ? failureText(error.message, problem) : NETWORK);
  } finally {
    busy = false;
    submit.disabled = false;
    form.removeAttribute('aria-busy');
  }
}

function failureText(message, { code: reason, retryAfterSeconds }) {
  if (!retryAfterSeconds) return message;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const what = reason === 'too_many_attempts' ? text('Too many attempts.') : message;
  const when =
    minutes === 1
      ? text('Try again in a minute.')
      : text('Try again in {minutes} minutes.', { minutes });
  return `${what} ${when}`;
}

async function sendCode() {
  const number = phoneNumber.value;
  await post(`${form.getAttribute('action')}/code`, { phoneNumber: number, pin: pin.value });
  codeSentTo = number;
  byId('code-sent').textContent = text('We sent a text message to {number}.', {
    number,
  });
  byId('code-part').hidden = false;
  document.querySelector('.lead').hidden = true;
  submit.textContent = submit.dataset.finish;
  countDown(Number(setting('resend-seconds')));
  code.focus();
  submit.scrollIntoView({ block: 'nearest' });
}

let counting = 0;

function countDown(seconds) {
  clearInterval(counting);
  let left = seconds;
  const show = () => {
    resend.disabled = left > 0;
    resend.textContent =
      left > 0 ? text('Send it again in {left} s', { left }) : text('Send it again');
    if (left <= 0) clearInterval(counting);
    left -= 1;
  };
  show();
  counting = setInterval(show, 1000);
}

/** A code belongs to the number it was sent to. */
phoneNumber.addEventListener('input', () => {
  if (codeSentTo === null || phoneNumber.value === codeSentTo) return;
  codeSentTo = null;
  byId('code-part').hidden = true;
  submit.textContent = text('Send code');
});

for (const input of form.querySelectorAll('input[name]')) {
  input.addEventListener('input', () => showError(input.name, ''));
}

for (const age of ages) {
  age.addEventListener('change', () => {
    byId('guardian-part').hidden = !isUnderTen();
    if (!isUnderTen()) guardian.checked = false;
    showError('guardian', '');
  });
}

byId('show-digits').addEventListener('change', (event) => {
  for (const input of [pin, repeat]) input.type = event.target.checked ? 'text' : 'password';
});

resend.addEventListener('click', () => attempt(text('Sending the code…'), sendCode));

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (busy) return;
  clearErrors();
  const wrong = missing();
  if (wrong.length > 0) showErrors(wrong, '');
  else if (codeSentTo === null) attempt(text('Sending the code…'), sendCode);
  else attempt(text('Checking the code…'), finish);
});

async function finish() {
  const body = { phoneNumber: phoneNumber.value, pin: pin.value, code: code.value.trim() };
  if (name) body.name = name.value.trim();
  // A child under 10 without a guardian's consent never reaches this line.
  if (ages.length > 0) body.age = isUnderTen() ? 'under-ten-with-guardian' : 'ten-or-older';
  const { deviceMark } = await post(form.getAttribute('action'), body);
  saveDeviceMark(deviceMark);
  form.hidden = true;
  byId('done').hidden = false;
  heading.textContent = byId('done').dataset.title;
  heading.focus();
  tellOpener({
    type: 'aranya/identity',
    outcome: form.dataset.outcome,
    phoneNumber: body.phoneNumber,
  });
  window.close();
}

/** Only origins of ours are notified. */
function tellOpener(message) {
  if (!window.opener) return;
  const allowed = setting('allowed-openers').split(' ').filter(Boolean);
  const referrer = document.referrer ? new URL(document.referrer).origin : '';
  const origins = allowed.includes(referrer) ? [referrer] : allowed;
  for (const origin of origins) window.opener.postMessage(message, origin);
}
