import { ENGINE, hashOf, openRecord, present } from '@roundhouse/engine';
import { isForeign, verifyForeign } from '@roundhouse/exchange';
import type { Command, Output } from './command.ts';
import { type Damage, type Known, knownRecord, readJson, readTrace } from './files.ts';

/** What was found in one file: differences, none if it agrees; or that it could not be read. */
type Finding = { readonly actions: number; readonly differences: readonly string[] } | Damage;

const SHOWN = 10;

/** Replays recorded games with every check on. */
export const verify: Command = {
  usage: 'verify <file…>',
  about:
    'Replays games with every check: ours against their hashes, those of 18xx.games against the trace beside them.',
  words: [1, Number.POSITIVE_INFINITY],
  flags: {},
  run: (call, out) => {
    const tally = { agree: 0, differ: 0, damaged: 0 };
    for (const [i, path] of call.words.entries()) {
      out.progress(`${i} of ${call.words.length} games`);
      tally[report(path, findingIn(path), out)]++;
    }
    out.line(`${tally.agree + tally.differ} games, ${tally.agree} agree, ${tally.differ} differ`);
    return tally.differ || tally.damaged ? 1 : 0;
  },
};

const report = (path: string, found: Finding, out: Output): 'agree' | 'differ' | 'damaged' => {
  if ('error' in found) {
    out.complain(found.error);
    return 'damaged';
  }
  const { actions, differences } = found;
  out.line(`${path}: ${differences.length ? 'differs' : `agrees, ${actions} actions`}`);
  for (const line of differences.slice(0, SHOWN)) out.line(`  ${line}`);
  if (differences.length > SHOWN) out.line(`  and ${differences.length - SHOWN} more`);
  return differences.length ? 'differ' : 'agree';
};

const findingIn = (path: string): Finding => {
  const read = readJson(path);
  if ('error' in read) return read;
  if (isForeign(read.json)) return foreignFinding(path, read.json);
  const known = knownRecord(path, read.json);
  return 'error' in known ? known : ownFinding(known);
};

const foreignFinding = (path: string, game: unknown): Finding => {
  const read = readTrace(path);
  if ('error' in read) return read;
  const found = verifyForeign(game, read.trace);
  if ('error' in found) return { error: `${path}: ${found.error}` };
  const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
  return {
    actions: read.trace.length - 1,
    differences: found.differences.map(
      d => `action ${d.action}, ${d.field}: ours ${shown(d.ours)}, theirs ${shown(d.theirs)}`,
    ),
  };
};

/** Everything is played again from the start; a snapshot is believed only if it is what comes out. */
const ownFinding = ({ title, record: { snapshot, ...record } }: Known): Finding => {
  const actions = record.log.length;
  const opened = openRecord(title, record);
  if ('violation' in opened) {
    const { clause, facts } = opened.violation;
    const other = record.engine === ENGINE ? '' : ` (written by engine ${record.engine}, this is ${ENGINE})`;
    return { actions, differences: [`entry ${opened.at + 1}, ${clause}: ${JSON.stringify(facts ?? {})}${other}`] };
  }
  if (!snapshot) return { actions, differences: [] };
  const before = openRecord(title, { ...record, log: record.log.slice(0, snapshot.after) });
  const ours = 'violation' in before ? 'none' : hashOf(present(before).state);
  const theirs = hashOf(snapshot.state);
  const same = ours === theirs;
  return { actions, differences: same ? [] : [`entry ${snapshot.after}, snapshot: ours ${ours}, theirs ${theirs}`] };
};
