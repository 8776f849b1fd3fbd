/** What `npm audit` says of known vulnerabilities. */

export interface Advisory {
  readonly package: string;
  readonly severity: string;
  /** The advisories' addresses or titles. */
  readonly about: readonly string[];
}

export type AuditAnswer =
  | { readonly kind: 'answered'; readonly found: readonly Advisory[] }
  /** The registry did not say; so nothing is known. */
  | { readonly kind: 'no answer'; readonly reason: string };

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  readonly via: readonly (string | { readonly title?: string; readonly url?: string })[];
}

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly message?: string;
  readonly error?: { readonly summary?: string; readonly code?: string };
}

/**
 * Reads what `npm audit --json` printed. Packages that are affected only through another are left out: that
 * one is listed.
 * @param accepted addresses of advisories to leave out
 */
export function readAudit(
  printed: string,
  accepted: ReadonlyMap<string, string> = new Map(),
): AuditAnswer {
  let report: Report;
  try {
    report = JSON.parse(printed) as Report;
  } catch {
    return { kind: 'no answer', reason: printed.trim().slice(0, 200) || 'nothing was printed' };
  }
  if (!report.vulnerabilities) {
    const { message, error } = report;
    return { kind: 'no answer', reason: message || error?.summary || error?.code || 'no reason' };
  }
  const found = Object.values(report.vulnerabilities).flatMap(({ name, severity, via }) => {
    const about = via
      .flatMap((each) => (typeof each === 'string' ? [] : [each.url ?? each.title ?? 'no title']))
      .filter((address) => !accepted.has(address));
    return about.length === 0 ? [] : [{ package: name, severity, about }];
  });
  return { kind: 'answered', found };
}
