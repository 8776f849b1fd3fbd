/** Finds redirects that lead nowhere, in a circle, or out of the site's folder. */
import { pageAddress } from '../../facts/inventory/page-address';
import type { Finding } from '../../utils/validation/finding';
import { suggest } from '../../utils/validation/suggest';
import { movedFile, type MovedPage } from '.';

type Verdict = Pick<Finding, 'problem' | 'remedy'>;

const form = 'write the former address without the leading slash, a tab, and the id of a page';

/**
 * The problems of all redirects.
 * @param planned the inventory's ids
 * @param taken what the site has at its own addresses, such as a page's file
 */
export function redirectProblems(
  moved: readonly MovedPage[],
  planned: readonly string[],
  taken: ReadonlyMap<string, string>,
): Finding[] {
  const rows = new Map<string, MovedPage>();
  for (const row of moved) if (!rows.has(key(row.from))) rows.set(key(row.from), row);
  return moved.flatMap((row) => {
    const verdict =
      malformed(row) ??
      repeated(row, rows.get(key(row.from))) ??
      ownAddress(row, planned, taken) ??
      (planned.includes(row.page) ? null : (redirected(row, rows) ?? unknown(row, planned)));
    return verdict === null ? [] : [{ file: movedFile, line: row.line, ...verdict }];
  });
}

/** Some file systems and servers ignore case. */
const key = (address: string): string => address.toLowerCase();

function malformed({ from, page, rest }: MovedPage): Verdict | null {
  if (from === '' || page === '' || rest.length > 0) {
    const problem = 'the row is not a former address and a page';
    return { problem, remedy: form };
  }
  const wrong = [from, page].find((each) => /^[a-z][\w+.-]*:|^\/\//i.test(each));
  if (wrong !== undefined) {
    const problem = `${wrong} is the address of another site`;
    return { problem, remedy: `redirects stay on this site: ${form}` };
  }
  const bad = [from, page].find((each) => !/^[\w.-]+(\/[\w.-]+)*$/.test(each));
  if (bad !== undefined) {
    return {
      problem: `“${bad}” is not a path of letters, digits, “.”, “_”, and “-”`,
      remedy: form,
    };
  }
  if ([from, page].some((each) => each.split('/').some((part) => /^\.+$/.test(part)))) {
    const problem = `${from} → ${page} contains “.” or “..”, and would leave the site's folder`;
    return { problem, remedy: form };
  }
  return null;
}

function repeated({ from, line }: MovedPage, first: MovedPage | undefined): Verdict | null {
  if (first === undefined || first.line === line) return null;
  const problem = `line ${first.line} already redirects ${from}`;
  return { problem, remedy: 'keep the line with the page that replaces it' };
}

function ownAddress(
  { from }: MovedPage,
  planned: readonly string[],
  taken: ReadonlyMap<string, string>,
): Verdict | null {
  const page = planned.find((id) => key(pageAddress(id)) === key(`/${from}`));
  const owner = taken.get(`/${from}`) ?? (page && `the page ${page} of the inventory`);
  if (owner === undefined) return null;
  return {
    problem: `/${from} is the address of ${owner}, which the redirect would hide`,
    remedy: 'remove the redirect, or move what has the address',
  };
}

/** A redirect to a page that is itself a former address. */
function redirected(row: MovedPage, rows: ReadonlyMap<string, MovedPage>): Verdict | null {
  const path = [row];
  for (let next = rows.get(key(row.page)); next; next = rows.get(key(next.page))) {
    if (path.includes(next)) {
      const circle = [...path, next].map(({ from }) => from).join(' → ');
      return {
        problem: `redirects lead in a circle: ${circle}`,
        remedy: 'write the id of a page that exists',
      };
    }
    path.push(next);
  }
  const [, second] = path;
  const last = path.at(-1);
  return second && last
    ? {
        problem: `${row.from} leads to ${row.page}, which line ${second.line} redirects`,
        remedy: `write the page that the reader gets to in the end: ${last.page}`,
      }
    : null;
}

function unknown({ from, page }: MovedPage, planned: readonly string[]): Verdict {
  return {
    problem: `${from} leads to ${page}, which is not a page of src/facts/inventory/pages.tsv`,
    remedy: suggest(page, planned, 'write the id of a page in the inventory'),
  };
}
