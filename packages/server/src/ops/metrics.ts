import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { House } from '../house/house.ts';

const COUNTERS = {
  requests: 'Requests answered, by route and status.',
  refusals: 'Requests and messages refused, by code.',
  moves: 'Entries committed by this process.',
  messages: 'Messages received over sockets.',
  notices: 'Notices heard from other processes.',
  deaf: 'Times the connection for notices was lost and made anew.',
  failures: 'Batches of the database that failed.',
} as const;

const TIMES = {
  request: 'Seconds until a request was answered.',
  batch: 'Seconds a batch of the database took.',
  thought: 'Seconds until a bot had thought, waiting included.',
  move: 'Seconds from taking up an entry until it was committed and told.',
} as const;

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

type Counter = keyof typeof COUNTERS;
export type Time = keyof typeof TIMES;
type Labels = Readonly<Record<string, string | number>>;

/** What a server counts about itself. */
export interface Metrics {
  count(what: Counter, labels?: Labels): void;
  /** Notes how long something took, in milliseconds. */
  time(what: Time, ms: number): void;
  /** Everything in Prometheus' format. */
  text(house: House): string;
}

const quoted = (value: string | number): string =>
  `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

const labelled = (labels: Labels): string => {
  const all = Object.entries(labels).map(([name, value]) => `${name}=${quoted(value)}`);
  return all.length ? `{${all.join(',')}}` : '';
};

const titled = (name: string, kind: string, says: string, lines: readonly string[]): readonly string[] => [
  `# HELP ${name} ${says}`,
  `# TYPE ${name} ${kind}`,
  ...lines,
];

const gaugesOf = (house: House, lag: number): readonly (readonly [string, string, number])[] => {
  const { rss, heapUsed } = process.memoryUsage();
  return [
    ['roundhouse_sockets', 'Sockets open.', house.everybody.size],
    ['roundhouse_persons', 'Persons connected.', house.sockets.size],
    ['roundhouse_tables', 'Tables in memory.', house.lives.size],
    ['roundhouse_processes', 'Other processes on the same database, as heard.', house.elsewhere.size],
    ['roundhouse_errands', 'Notifications on their way.', house.errands.size],
    ['roundhouse_healthy', 'Whether the database could be written when last tried.', house.well.ok ? 1 : 0],
    ['roundhouse_event_loop_p99_seconds', 'Delay of the event loop since last asked.', lag],
    ['process_resident_memory_bytes', 'Resident memory.', rss],
    ['nodejs_heap_used_bytes', 'Heap in use.', heapUsed],
    [
      'process_cpu_seconds_total',
      'Processor time used.',
      process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    ],
    ['process_uptime_seconds', 'Seconds since the start.', Math.round(process.uptime())],
  ];
};

export const openMetrics = (): Metrics => {
  const counts = new Map<Counter, Map<string, number>>();
  const times = new Map<Time, { readonly buckets: number[]; sum: number; count: number }>();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const counters = () =>
    (Object.keys(COUNTERS) as Counter[]).flatMap(what => {
      const name = `roundhouse_${what}_total`;
      const lines = [...(counts.get(what) ?? [['', 0] as const])].map(([labels, n]) => `${name}${labels} ${n}`);
      return titled(name, 'counter', COUNTERS[what], lines);
    });
  const histograms = () =>
    [...times].flatMap(([what, { buckets, sum, count }]) => {
      const name = `roundhouse_${what}_seconds`;
      const lines = BUCKETS.map((most, i) => `${name}_bucket{le="${most}"} ${buckets[i] ?? 0}`);
      const rest = [`${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`];
      return titled(name, 'histogram', TIMES[what], [...lines, ...rest]);
    });
  return {
    count: (what, labels = {}) => {
      const known = counts.get(what) ?? new Map<string, number>();
      const key = labelled(labels);
      counts.set(what, known.set(key, (known.get(key) ?? 0) + 1));
    },
    time: (what, ms) => {
      const known = times.get(what) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
      times.set(what, known);
      known.sum += ms / 1000;
      known.count++;
      for (const [i, most] of BUCKETS.entries()) if (ms / 1000 <= most) known.buckets[i] = (known.buckets[i] ?? 0) + 1;
    },
    text: house => {
      // It measures against a timer of ten milliseconds, which is no delay.
      const lag = Math.max(0, delay.percentile(99) / 1e9 - 0.01);
      delay.reset();
      const gauges = gaugesOf(house, lag).flatMap(([name, says, value]) =>
        titled(name, name.endsWith('_total') ? 'counter' : 'gauge', says, [`${name} ${value}`]),
      );
      return `${[...counters(), ...histograms(), ...gauges].join('\n')}\n`;
    },
  };
};
