import type { AdministeredPerson } from '@aranya/shared/contracts/administration';
import { changePhoneAccess, changeRole, endSessions } from '../calls/administration-calls';
import type { Question } from '../confirm/confirm-dialog';

/** What an administrator may do for a person. */
export interface PersonAction extends Question {
  /** Word on the button. */
  name: string;
  /** Said afterwards. */
  done: string;
}

/** The actions that make sense for a person as they are now. */
export const personActions = (person: AdministeredPerson): PersonAction[] => [
  communityForAction(person),
  administratorAction(person),
  sessionsAction(person),
  ...(person.phoneAccess === 'none' ? [] : [replaceAction(person)]),
  ...(person.phoneAccess === 'active' ? [revokeAction(person)] : []),
];

const communityForAction = ({ id, name, communityFor }: AdministeredPerson): PersonAction =>
  communityFor
    ? {
        name: 'End community-for role',
        title: `End the community-for role of ${name}?`,
        text: 'They see the dashboard of collectors instead of the field sites, from their next page on.',
        confirm: 'End role',
        destructive: true,
        done: `${name} is a collector now.`,
        work: () => changeRole(id, { role: 'community-for', given: false }),
      }
    : {
        name: 'Make community-for staff',
        title: `Make ${name} community-for staff?`,
        text: 'They see the field sites instead of the dashboard of collectors, from their next sign-in on.',
        confirm: 'Make community-for',
        done: `${name} is community-for staff now.`,
        work: () => changeRole(id, { role: 'community-for', given: true }),
      };

const administratorAction = ({ id, name, administrator }: AdministeredPerson): PersonAction =>
  administrator
    ? {
        name: 'End administrator role',
        title: `End the administrator role of ${name}?`,
        text: 'They can no longer open these pages.',
        confirm: 'End role',
        destructive: true,
        done: `${name} is no longer an administrator.`,
        work: () => changeRole(id, { role: 'administrator', given: false }),
      }
    : {
        name: 'Make administrator',
        title: `Make ${name} an administrator?`,
        text: 'They see everyone’s phone number and can change everything on these pages.',
        confirm: 'Make administrator',
        done: `${name} is an administrator now.`,
        work: () => changeRole(id, { role: 'administrator', given: true }),
      };

const sessionsAction = ({ id, name, devices }: AdministeredPerson): PersonAction => ({
  name: 'Sign out everywhere',
  title: `Sign ${name} out on every device?`,
  text:
    devices === 0
      ? 'No device is signed in now.'
      : `${devices === 1 ? 'One device is' : `${devices} devices are`} signed in. They need to enter phone number and PIN again. ODK Collect keeps working.`,
  confirm: 'Sign out everywhere',
  destructive: true,
  done: `${name} is signed out everywhere.`,
  work: () => endSessions(id),
});

const replaceAction = ({ id, name }: AdministeredPerson): PersonAction => ({
  name: 'Replace phone credential',
  title: `Replace the phone credential of ${name}?`,
  text: 'ODK Collect on the old phone stops at once; records that were not sent stay on that phone. The person signs in, opens their QR code and scans it with the new phone.',
  confirm: 'Replace credential',
  destructive: true,
  done: `${name} has a new QR code.`,
  work: () => changePhoneAccess(id, 'replace'),
});

const revokeAction = ({ id, name }: AdministeredPerson): PersonAction => ({
  name: 'Revoke phone credential',
  title: `Revoke the phone credential of ${name}?`,
  text: 'ODK Collect stops at once; records that were not sent stay on the phone. Generating a new QR code sets the phone up again.',
  confirm: 'Revoke credential',
  destructive: true,
  done: `The phone of ${name} can no longer send records.`,
  work: () => changePhoneAccess(id, 'revoke'),
});
