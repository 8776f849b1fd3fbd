import { lockedClaims } from '@site/src/content/snippets/model/claims';
import type { ClaimResult } from '@site/src/content/snippets/model/protocol';

function passed(line: number, name: string): ClaimResult {
  return { suites: ['Semaphore'], name, line, state: 'passed', text: '' };
}

test('a lock has the claims in the order of their file, even if they ran in parallel', () => {
  const locked = lockedClaims(
    'hash',
    [passed(30, 'the permit comes back'), passed(12, 'the queue is fair')],
    ['zio.test.assertTrue', 'scala.Long', 'zio.Semaphore#available'],
  );
  expect(locked.names.map(({ name }) => name)).toEqual([
    'the queue is fair',
    'the permit comes back',
  ]);
  expect(locked.uses).toEqual(['zio.Semaphore#available', 'zio.test.assertTrue']);
});
