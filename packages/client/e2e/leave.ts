import { afterAll } from 'vitest';
import { leave } from './browser.ts';

afterAll(leave);
