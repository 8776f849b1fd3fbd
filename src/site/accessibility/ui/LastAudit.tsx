import type { ReactNode } from 'react';
import { type AuditResult, dayText, figure } from '../model/result';
import lastAudit from '../last-audit.json';

const result: AuditResult = lastAudit;

/** What the last check with axe covered and found, in sentences and a table. */
export function LastAudit(): ReactNode {
  const { date, axe, browser, pages, ofPages, themes, widths, states, violations } = result;
  return (
    <>
      <p>
        On <time dateTime={date}>{dayText(date)}</time>, axe-core {axe} in {browser} looked at{' '}
        {pages === ofPages ? `all ${figure(pages)}` : `${figure(pages)} of ${figure(ofPages)}`}{' '}
        pages, each in {themes.length} themes ({themes.join(', ')}) and in windows of{' '}
        {widths.join(' and ')} pixels, at rest and with everything open that the page has:{' '}
        {figure(result.looks)} pages in some state, theme and width, held against its rules for WCAG
        2.2 A and AA and its best practices. It ran {figure(result.runs)} times for them, since what
        opens is often the same on many pages.{' '}
        <strong>
          {violations.length === 0
            ? 'It found nothing.'
            : `What is wrong, over all runs: ${figure(violations.length)}.`}
        </strong>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">What is open</th>
            <th scope="col">Pages, in all themes and widths</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(states).map(([state, count]) => (
            <tr key={state}>
              <td>{state}</td>
              <td>{figure(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Undecided />
    </>
  );
}

function Undecided(): ReactNode {
  const rules = Object.entries(result.undecided);
  if (rules.length === 0) return null;
  return (
    <p>
      What axe could not decide by itself:{' '}
      {rules.map(([rule, count]) => `${rule} (${figure(count)} times)`).join(', ')}.
    </p>
  );
}
