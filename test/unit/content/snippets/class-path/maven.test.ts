import { mavenErrors } from '@site/src/content/snippets/class-path/maven';

describe('the error output of Maven', () => {
  it('is shown without advice', () =>
    expect(
      mavenErrors(
        [
          '[INFO] Scanning',
          '[ERROR] Failed to execute goal: Could not find artifact org:lib_3:jar:9.9.9 in central -> [Help 1]',
          '[ERROR] ',
          '[ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.',
          '[ERROR] [Help 1] http://cwiki.apache.org/x',
          '[ERROR] After correcting the problems, you can resume the build with the command',
          '[ERROR]   mvn <args> -rf :abc',
        ].join('\n'),
      ),
    ).toBe('Failed to execute goal: Could not find artifact org:lib_3:jar:9.9.9 in central'));

  it('is shown completely if no line is marked as an error', () =>
    expect(mavenErrors('no Java here\n')).toBe('no Java here'));
});
