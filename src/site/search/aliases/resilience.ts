import type { AliasList } from './alias';

/** Names from Resilience4j, Spring Retry, Failsafe, Polly, and other libraries for retries and limits. */
export const resilience: AliasList = {
  from: 'retry libraries',
  aliases: [
    {
      name: 'CronTrigger',
      means: ['Times of day, as in cron'],
      reason: 'Quartz: runs at fixed times of day',
    },
    {
      name: 'Retry.backoff',
      means: ['Schedule.exponential', 'Exponential backoff with a cap and jitter'],
      reason: 'Reactor: growing delays',
    },
    { name: 'Retry.fixedDelay', means: ['Schedule.spaced'], reason: 'Reactor: the same delay' },
    {
      name: 'fallbackMethod',
      means: ['ZIO#retryOrElse', 'ZIO#orElse'],
      reason: 'Resilience4j: what to do instead',
    },
    {
      name: 'IntervalFunction.ofExponentialBackoff',
      means: ['Schedule.exponential'],
      reason: 'Resilience4j: growing delays',
    },
    {
      name: 'ofExponentialRandomBackoff',
      means: ['Schedule#jittered', 'Exponential backoff with jitter'],
      reason: 'Resilience4j: growing delays that vary',
    },
    {
      name: 'maxAttempts',
      means: ['Schedule.recurs'],
      reason: 'Resilience4j, Spring: limits the number of attempts',
    },
    {
      name: 'waitDuration',
      means: ['Schedule.spaced'],
      reason: 'Resilience4j: the delay between attempts',
    },
    {
      name: 'retryExceptions',
      means: ['ZIO#retryWhile', 'Retry only transient failures'],
      reason: 'Resilience4j: which failures to retry',
    },
    {
      name: 'retryOnResult',
      means: ['ZIO#repeatUntil', 'Poll until a job is done'],
      reason: 'Resilience4j: tries again until the result is good',
    },
    {
      name: 'RecoveryCallback',
      means: ['ZIO#retryOrElse'],
      reason: 'Spring: what to do after the last attempt',
    },
    {
      name: 'SimpleRetryPolicy',
      means: ['Schedule.recurs'],
      reason: 'Spring: limits the number of attempts',
    },
    {
      name: 'ExponentialBackOffPolicy',
      means: ['Schedule.exponential'],
      reason: 'Spring: growing delays',
    },
    { name: 'FixedBackOffPolicy', means: ['Schedule.spaced'], reason: 'Spring: the same delay' },
    {
      name: 'ExponentialRandomBackOffPolicy',
      means: ['Schedule#jittered'],
      reason: 'Spring: growing delays that vary',
    },
    {
      name: 'RetryListener',
      means: ['Log every attempt', 'Schedule#tapInput'],
      reason: 'Spring: is told of each attempt',
    },
    {
      name: 'withMaxRetries',
      means: ['Schedule.recurs'],
      reason: 'Failsafe: limits the number of retries',
    },
    {
      name: 'withMaxDuration',
      means: ['Schedule#upTo', 'Give up after a total time'],
      reason: 'Failsafe: limits the total time',
    },
    { name: 'withBackoff', means: ['Schedule.exponential'], reason: 'Failsafe: growing delays' },
    { name: 'withJitter', means: ['Schedule#jittered'], reason: 'Failsafe: delays that vary' },
    {
      name: 'abortOn',
      means: ['ZIO#retryUntil', 'Retry only transient failures'],
      reason: 'Failsafe: failures that end the retries',
    },
    {
      name: 'WaitAndRetryAsync',
      means: ['ZIO#retry', 'Schedule'],
      reason: 'Polly: waits, and tries again',
    },
    {
      name: 'FallbackAsync',
      means: ['ZIO#orElse', 'Fallback'],
      reason: 'Polly: what to do instead',
    },
    { name: 'BulkheadPolicy', means: ['Semaphore'], reason: 'Polly: a limit on how many run' },
    {
      name: 'DecorrelatedJitterBackoff',
      means: ['Schedule#jittered'],
      reason: 'Polly: growing delays that vary',
    },
    {
      name: 'stop_after_attempt',
      means: ['Schedule.recurs'],
      reason: 'Python tenacity: limits the number of attempts',
    },
    {
      name: 'wait_random_exponential',
      means: ['Schedule#jittered', 'Exponential backoff with jitter'],
      reason: 'Python tenacity: growing delays that vary',
    },
    {
      name: 'RateLimiter',
      means: ['Buffers and rate limits', 'Semaphore, withParallelism, pool, or rate limit?'],
      reason: 'Resilience4j, Guava: a limit on how many start in a second',
    },
  ],
};
