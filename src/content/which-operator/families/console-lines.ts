import type { OperatorFamily } from '../model/family';

export const consoleLines: OperatorFamily = {
  id: 'console-lines',
  title: 'Printing and reading lines',
  page: 'reference/services/console',
  choices: [
    {
      have: 'a result for the user',
      want: 'print it as a line',
      use: ['Console.printLine(value)'],
    },
    {
      have: 'a prompt, or a line that grows',
      want: 'print it and stay on the line',
      use: ['Console.print(value)'],
    },
    {
      have: 'a message that must not get into the output',
      want: 'print it to standard error',
      use: ['Console.printLineError(value)', 'Console.printError(value)'],
    },
    {
      have: 'a user, a pipe, or a file as input',
      want: 'read the next line',
      use: ['Console.readLine', 'Console.readLine(prompt)'],
      note: 'fails with an `EOFException` at the end of the input',
    },
  ],
};
