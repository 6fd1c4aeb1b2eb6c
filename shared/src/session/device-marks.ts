import { DEVICE_MARKS } from '@aranya/shared/contracts';

/** Key in localStorage. The newest mark is first; marks contain no personal data. */
const KEY = 'aranya-devices';

/**
 * Servers gave these at earlier sign-ins. Signing out keeps them: they grant no access, but keep
 * others' wrong PINs from locking out a person who signed in here before.
 */
export function deviceMarks(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const isMark = (one: unknown) => typeof one === 'string' && /^[\w-]{20,64}$/.test(one);
    return Array.isArray(stored) ? stored.filter(isMark).slice(0, DEVICE_MARKS) : [];
  } catch {
    // A device whose marks cannot be read counts as new.
    return [];
  }
}

/** A device that several people share has a mark for each of the last few. */
export function saveDeviceMark(mark: string | null | undefined): void {
  if (!mark) return;
  const kept = [mark, ...deviceMarks().filter((one) => one !== mark)].slice(0, DEVICE_MARKS);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch (error) {
    console.warn('This browser does not let a page remember the device.', error);
  }
}

export function withDeviceMarks(): { deviceMarks?: string[] } {
  const marks = deviceMarks();
  return marks.length > 0 ? { deviceMarks: marks } : {};
}
