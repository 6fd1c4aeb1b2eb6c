export const DEMONSTRATION_PIN = '246810';

export interface DemonstrationPerson {
  phoneNumber: string;
  name: string;
  /** Signs in with {@link DEMONSTRATION_PIN}; null: the person only owns records. */
  account: 'collector' | 'community-for' | 'administrator' | 'reviewer' | null;
}

const person = (
  last: number,
  name: string,
  account: DemonstrationPerson['account'] = null,
): DemonstrationPerson => ({
  phoneNumber: String(9_000_000_000 + last),
  name: `${name} (Demonstration)`,
  account,
});

/** The first is the collector. */
export const DEMONSTRATION_PEOPLE: readonly DemonstrationPerson[] = [
  person(1, 'Sukanti Majhi', 'collector'),
  person(2, 'Prakash Negi', 'community-for'),
  person(3, 'Basanti Munda', 'administrator'),
  person(4, 'Rameshwar Thakur', 'reviewer'),
  person(5, 'Lakshmi Soren'),
  person(6, 'Dinesh Chauhan'),
  person(7, 'Jhumuri Juang'),
  person(8, 'Kanta Devi'),
  person(9, 'Biswanath Naik'),
  person(10, 'Meena Rana'),
  person(11, 'Gurubari Hansda'),
  person(12, 'Suresh Verma'),
];
