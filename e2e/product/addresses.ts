import { type Origin, portOf } from '@aranya/shared/contracts';

/** Separate ports, so that a running product is not disturbed. */
export const TEST_PORT_BASE = Number(process.env.ARANYA_E2E_PORT_BASE ?? 700);

/** Address of an origin of the product under test. */
export const addressOf = (origin: Origin) => `http://localhost:${portOf(origin, TEST_PORT_BASE)}`;

/** Base of the JSON calls. */
export const API = `${addressOf('server')}/api/aranya`;

/** Credentials of a person. */
export interface Account {
  phoneNumber: string;
  pin: string;
}

/** Demonstration accounts and their PIN. */
export const COLLECTOR: Account = { phoneNumber: '9000000001', pin: '246810' };
export const COMMUNITY_FOR: Account = { phoneNumber: '9000000002', pin: '246810' };
export const ADMINISTRATOR: Account = { phoneNumber: '9000000003', pin: '246810' };
export const REVIEWER: Account = { phoneNumber: '9000000004', pin: '246810' };
