import type { FileProblem } from '../../store/readFile.ts';
import { phrase, say } from '../../words/index.ts';

/** What is wrong with a file, as a sentence. */
export const problemSays = ({ problem, facts }: FileProblem): string => {
  const clause = phrase(`clause.${facts['clause']}`) ?? say('clause.unknown');
  return phrase(`file.${problem}`, { ...facts, ...(facts['clause'] === undefined ? {} : { clause }) }) ?? problem;
};
