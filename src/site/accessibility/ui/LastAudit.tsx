import type { ReactNode } from 'react';
import type { AuditResult } from '../model/result';
import lastAudit from '../last-audit.json';

const result: AuditResult = lastAudit;

/** A number with separators: `12,345`. */
const figure = (count: number): string => count.toLocaleString('en');

/** A day in words: `November 21, 2026`. */
const dayText = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The coverage and results of the latest axe check, as sentences and a table. */
export function LastAudit(): ReactNode {
  const { date, axe, browser, pages, ofPages, themes, widths, states, violations } = result;
  const undecided = Object.entries(result.undecided);
  return (
    <>
      <p>
        On <time dateTime={date}>{dayText(date)}</time>, axe-core {axe} in {browser} checked{' '}
        {pages === ofPages ? `all ${figure(pages)}` : `${figure(pages)} of ${figure(ofPages)}`}{' '}
        pages against its rules for WCAG 2.2 A and AA and its best practices. It checked each page
        in {themes.length} themes ({themes.join(', ')}) and in windows {widths.join(' and ')} pixels
        wide, first as the page loads and then with its menus, folded parts, and search open. That
        makes {figure(result.looks)} combinations of page, state, theme, and width. Because the
        parts that open are often identical on many pages, {figure(result.runs)} runs covered them
        all.{' '}
        <strong>
          {violations.length === 0
            ? 'No violations were found.'
            : `Violations found in all runs: ${figure(violations.length)}.`}
        </strong>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">State of the page</th>
            <th scope="col">Pages checked, in all themes and widths</th>
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
      {undecided.length > 0 && (
        <p>
          Axe couldn&apos;t decide these cases, so they need a look by a person or another test:{' '}
          {undecided.map(([rule, count]) => `${rule} (${figure(count)} times)`).join(', ')}.
        </p>
      )}
    </>
  );
}
