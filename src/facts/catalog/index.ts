/** The catalog: ZIO first, then the companion libraries in the order of the sidebar. */
import type { Library } from './types';
import { zio } from './libraries/zio';
import { zioAmqp } from './libraries/zio-amqp';
import { zioAws } from './libraries/zio-aws';
import { zioBson } from './libraries/zio-bson';
import { zioCache } from './libraries/zio-cache';
import { zioCli } from './libraries/zio-cli';
import { zioConfig } from './libraries/zio-config';
import { zioDirect } from './libraries/zio-direct';
import { zioDynamodb } from './libraries/zio-dynamodb';
import { zioFtp } from './libraries/zio-ftp';
import { zioHttp } from './libraries/zio-http';
import { zioJson } from './libraries/zio-json';
import { zioKafka } from './libraries/zio-kafka';
import { zioLambda } from './libraries/zio-lambda';
import { zioLogging } from './libraries/zio-logging';
import { zioMeta } from './libraries/zio-meta';
import { zioMetricsConnectors } from './libraries/zio-metrics-connectors';
import { zioParser } from './libraries/zio-parser';
import { zioPrelude } from './libraries/zio-prelude';
import { zioProcess } from './libraries/zio-process';
import { zioProfiling } from './libraries/zio-profiling';
import { zioQuery } from './libraries/zio-query';
import { zioQuill } from './libraries/zio-quill';
import { zioRedis } from './libraries/zio-redis';
import { zioRocksdb } from './libraries/zio-rocksdb';
import { zioS3 } from './libraries/zio-s3';
import { zioSbt } from './libraries/zio-sbt';
import { zioSchema } from './libraries/zio-schema';
import { zioSqs } from './libraries/zio-sqs';
import { zioStreamsCompress } from './libraries/zio-streams-compress';
import { zioTelemetry } from './libraries/zio-telemetry';
import { zio2InteropCats2 } from './libraries/zio2-interop-cats2';

/** Records of all libraries, ZIO first. */
export const libraries: readonly Library[] = [
  zio,
  zioAmqp,
  zioAws,
  zioBson,
  zioCache,
  zioCli,
  zioConfig,
  zioDirect,
  zioDynamodb,
  zioFtp,
  zioHttp,
  zioJson,
  zioLambda,
  zioLogging,
  zioMeta,
  zioMetricsConnectors,
  zioParser,
  zioPrelude,
  zioProcess,
  zioProfiling,
  zioQuery,
  zioQuill,
  zioRedis,
  zioRocksdb,
  zioS3,
  zioSbt,
  zioSchema,
  zioSqs,
  zioStreamsCompress,
  zioTelemetry,
  zio2InteropCats2,
  zioKafka,
];

/** All libraries except ZIO itself. */
export const companions: readonly Library[] = libraries.filter(({ kind }) => kind === 'companion');
