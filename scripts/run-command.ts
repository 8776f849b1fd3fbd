/** Runs the commands of the scripts in this folder. */
import path from 'node:path';

/** The project's folder. */
export const siteDir = path.resolve(__dirname, '..');

/** Ends the process with the exit code of a command, or with 2 and the message of its error. */
export async function runCommand(
  command: (args: readonly string[]) => number | Promise<number>,
): Promise<void> {
  try {
    const code = await command(process.argv.slice(2));
    // A pipe may still hold some of the output, which is lost if the process ends before.
    process.stdout.write('', () => process.exit(code));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
