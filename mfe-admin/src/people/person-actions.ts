import type { AdministeredPerson } from '@aranya/shared/contracts/administration';
import type { TextOf } from '@aranya/shared/languages';
import {
  changePhoneAccess,
  changeRole,
  endSessions,
  suspendPerson,
} from '../calls/administration-calls';
import type { Question } from '../loading/actions';

export interface PersonAction extends Question {
  name: string;
  done: string;
}

export const personActions = (person: AdministeredPerson, text: TextOf): PersonAction[] => [
  communityForAction(person, text),
  administratorAction(person, text),
  reviewerAction(person, text),
  sessionsAction(person, text),
  ...(person.phoneAccess === 'none' || person.suspended ? [] : [replaceAction(person, text)]),
  ...(person.phoneAccess === 'active' ? [revokeAction(person, text)] : []),
  suspensionAction(person, text),
];

const communityForAction = (
  { id, name, communityFor }: AdministeredPerson,
  text: TextOf,
): PersonAction =>
  communityFor
    ? {
        name: text('End community-for role'),
        title: text('End the community-for role of {name}?', { name }),
        text: text(
          'They see the dashboard of collectors instead of the field sites, from their next page on.',
        ),
        confirm: text('End role'),
        destructive: true,
        done: text('{name} is a collector now.', { name }),
        work: () => changeRole(id, { role: 'community-for', given: false }),
      }
    : {
        name: text('Make community-for staff'),
        title: text('Make {name} community-for staff?', { name }),
        text: text(
          'They see the field sites instead of the dashboard of collectors, from their next sign-in on.',
        ),
        confirm: text('Make community-for'),
        done: text('{name} is community-for staff now.', { name }),
        work: () => changeRole(id, { role: 'community-for', given: true }),
      };

const administratorAction = (
  { id, name, administrator }: AdministeredPerson,
  text: TextOf,
): PersonAction =>
  administrator
    ? {
        name: text('End administrator role'),
        title: text('End the administrator role of {name}?', { name }),
        text: text('They can no longer open these pages.'),
        confirm: text('End role'),
        destructive: true,
        done: text('{name} is no longer an administrator.', { name }),
        work: () => changeRole(id, { role: 'administrator', given: false }),
      }
    : {
        name: text('Make administrator'),
        title: text('Make {name} an administrator?', { name }),
        text: text('They see everyone’s phone number and can change everything on these pages.'),
        confirm: text('Make administrator'),
        done: text('{name} is an administrator now.', { name }),
        work: () => changeRole(id, { role: 'administrator', given: true }),
      };

const reviewerAction = ({ id, name, reviewer }: AdministeredPerson, text: TextOf): PersonAction =>
  reviewer
    ? {
        name: text('End reviewer role'),
        title: text('End the reviewer role of {name}?', { name }),
        text: text('They can no longer look at records of others. Their decisions stay.'),
        confirm: text('End role'),
        destructive: true,
        done: text('{name} is no longer a reviewer.', { name }),
        work: () => changeRole(id, { role: 'reviewer', given: false }),
      }
    : {
        name: text('Make reviewer'),
        title: text('Make {name} a reviewer?', { name }),
        text: text(
          'They see photos and exact places of all records, and confirm or correct the species. Afterwards you can restrict them to forms, districts or groups of species.',
        ),
        confirm: text('Make reviewer'),
        done: text('{name} is a reviewer now.', { name }),
        work: () => changeRole(id, { role: 'reviewer', given: true }),
      };

const sessionsAction = ({ id, name, devices }: AdministeredPerson, text: TextOf): PersonAction => ({
  name: text('Sign out everywhere'),
  title: text('Sign {name} out on every device?', { name }),
  text:
    devices === 0
      ? text('No device is signed in now.')
      : text(
          '{count, plural, one {One device is} other {# devices are}} signed in. They need to enter phone number and PIN again. ODK Collect keeps working.',
          { count: devices },
        ),
  confirm: text('Sign out everywhere'),
  destructive: true,
  done: text('{name} is signed out everywhere.', { name }),
  work: () => endSessions(id),
});

const replaceAction = ({ id, name }: AdministeredPerson, text: TextOf): PersonAction => ({
  name: text('Replace phone credential'),
  title: text('Replace the phone credential of {name}?', { name }),
  text: text(
    'ODK Collect on the old phone stops at once; records that were not sent stay on that phone. The person signs in, opens their QR code and scans it with the new phone.',
  ),
  confirm: text('Replace credential'),
  destructive: true,
  done: text('{name} has a new QR code.', { name }),
  work: () => changePhoneAccess(id, 'replace'),
});

const revokeAction = ({ id, name }: AdministeredPerson, text: TextOf): PersonAction => ({
  name: text('Revoke phone credential'),
  title: text('Revoke the phone credential of {name}?', { name }),
  text: text(
    'ODK Collect stops at once; records that were not sent stay on the phone. Generating a new QR code sets the phone up again.',
  ),
  confirm: text('Revoke credential'),
  destructive: true,
  done: text('The phone of {name} can no longer send records.', { name }),
  work: () => changePhoneAccess(id, 'revoke'),
});

const suspensionAction = (
  { id, name, suspended }: AdministeredPerson,
  text: TextOf,
): PersonAction =>
  suspended
    ? {
        name: text('End suspension'),
        title: text('End the suspension of {name}?', { name }),
        text: text('They can sign in again. The old QR code stays ended: they make a new one.'),
        confirm: text('End suspension'),
        done: text('{name} can sign in again.', { name }),
        work: () => suspendPerson(id, false),
      }
    : {
        name: text('Suspend'),
        title: text('Suspend {name}?', { name }),
        text: text(
          'They are signed out on every device and cannot sign in. Their QR code stops at once and no new one is made, until you end the suspension. Records that were sent stay.',
        ),
        confirm: text('Suspend'),
        destructive: true,
        done: text('{name} is suspended.', { name }),
        work: () => suspendPerson(id, true),
      };
