/** An accepted advisory that does not concern this product. */
export interface AcceptedAdvisory {
  /** Address or id of the advisory, such as `GHSA-xxxx-xxxx-xxxx`. */
  advisory: string;
  /** Why it does no harm here, in a sentence. */
  reason: string;
  /** Day on which the acceptance expires, such as `2027-01-31`. */
  until: string;
}

export interface AuditVerdict {
  /** False if the registry did not answer: then nothing is known. */
  isKnown: boolean;
  /** Advisories of high or critical severity that are not accepted, one line each. */
  holes: string[];
}

/** The evaluated part of `npm audit --json`. */
interface AuditReport {
  error?: unknown;
  message?: string;
  vulnerabilities?: Record<string, { name: string; via: (string | Advisory)[] }>;
}

interface Advisory {
  url: string;
  title: string;
  severity: string;
  name: string;
  range: string;
}

const GRAVE = ['high', 'critical'];

/** Parses the output of `npm audit --json`. @param today Day of the check, such as `2026-11-21`. */
export function judgeAudit(
  output: string,
  accepted: readonly AcceptedAdvisory[],
  today: string,
): AuditVerdict {
  const report = parsed(output);
  if (!report || report.error !== undefined || !report.vulnerabilities) {
    return { isKnown: false, holes: [] };
  }
  const isAccepted = ({ url }: Advisory) =>
    accepted.some(
      ({ advisory, reason, until }) => url.endsWith(advisory) && reason && today <= until,
    );
  const advisories = Object.values(report.vulnerabilities).flatMap(({ via }) =>
    // A name refers to the advisory of another package, which has its own entry.
    via.filter((cause): cause is Advisory => typeof cause !== 'string'),
  );
  const holes = advisories
    .filter((one) => GRAVE.includes(one.severity) && !isAccepted(one))
    .map(
      ({ severity, name, range, title, url }) => `${severity}: ${name} ${range}, ${title} (${url})`,
    );
  return { isKnown: true, holes: [...new Set(holes)] };
}

function parsed(output: string): AuditReport | undefined {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
