import Bowser from 'bowser';
import { USER_AGENT_CHARACTERS } from '../limits';

/** Describes a device from its user agent, such as 'Firefox on Windows'. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent?.trim()) return 'Unknown device';
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, USER_AGENT_CHARACTERS));
  const place = [platform.vendor, platform.model].filter(Boolean).join(' ') || os.name;
  const words = [browser.name, place].filter(Boolean).join(' on ');
  return words || 'Unknown device';
}
