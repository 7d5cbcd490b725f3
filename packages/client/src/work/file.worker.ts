import { expose } from 'comlink';
import { readFile } from '../store/readFile.ts';

const reader = { readFile };
export type FileReader = typeof reader;
expose(reader);
