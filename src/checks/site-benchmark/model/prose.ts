/** Prose with the length and the variety of a documentation page, made from a seed. */
import type { Random } from '../../../content/snippets/benchmark/random';

type Words = readonly [string, ...string[]];

const subjects: Words = [
  'the runtime',
  'a fiber',
  'the queue',
  'an effect',
  'the caller',
  'a finalizer',
  'the schedule',
  'the pool',
  'a retry',
  'the scope',
  'an interruption',
  'the stream',
  'a layer',
  'the connection',
  'the decoder',
  'a test',
  'the second attempt',
  'an error handler',
  'the outer region',
  'a service',
  'the clock',
  'a supervisor',
];
const verbs: Words = [
  'waits for',
  'hands over',
  'keeps',
  'releases',
  'starts',
  'asks for',
  'replaces',
  'reports',
  'counts',
  'skips',
  'shares',
  'holds back',
  'closes',
  'repeats',
  'observes',
  'combines',
  'measures',
  'restores',
  'refuses',
  'follows',
];
const objects: Words = [
  'its result',
  'the next element',
  'the lock',
  'every answer',
  'the older value',
  'one permit',
  'the first failure',
  'all of its children',
  'the whole batch',
  'a defect',
  'the remaining time',
  'the cause',
  'the log entry',
  'an empty buffer',
  'the request',
  'both sides',
  'the deadline',
  'a snapshot',
  'the environment',
  'the last state',
];
const tails: Words = [
  'before anything else runs',
  'when the region ends',
  'unless a limit says otherwise',
  'on the same thread',
  'as long as somebody listens',
  'without blocking',
  'even after a failure',
  'in the order of the input',
  'once for each subscriber',
  'while the program shuts down',
  'under the test clock',
  'at the edge of the program',
  'if two of them meet',
  'as the type says',
  'until the scope closes',
  'after the third attempt',
];
const joins: Words = [', and ', ', but ', '; then ', ', so ', ', while ', ': '];

/** A part of a sentence of some nine words. */
export function clause(random: Random): string {
  return [random.pick(subjects), random.pick(verbs), random.pick(objects), random.pick(tails)].join(
    ' ',
  );
}

/** One sentence, of one or two parts. */
export function sentence(random: Random): string {
  const text =
    random.below(3) > 0 ? clause(random) : clause(random) + random.pick(joins) + clause(random);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Some words for a heading, such as `The pool releases one permit`. */
export function headline(random: Random): string {
  const text = [random.pick(subjects), random.pick(verbs), random.pick(objects)].join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A paragraph of at least so many words. */
export function paragraph(random: Random, words: number): string {
  const sentences: string[] = [];
  for (let count = 0; count < words; count += sentences.at(-1)?.split(' ').length ?? 1) {
    sentences.push(sentence(random));
  }
  return sentences.join(' ');
}
