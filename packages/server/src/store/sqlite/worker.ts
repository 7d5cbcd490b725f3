import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type DriverName, openDriver } from './driver.ts';
import { type Job, runGroup } from './group.ts';

/** The thread that owns the file: waiting for the disk here keeps nobody else waiting. */
const { file, driver: name } = workerData as { readonly file: string; readonly driver: DriverName | undefined };
const driver = openDriver(file, name);
const port = parentPort;
if (!port) throw new Error('This is the thread of a database.');

let waiting: Job[] = [];

const flush = (): void => {
  for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) take(more.message);
  const jobs = waiting;
  waiting = [];
  if (jobs.length) port.postMessage(runGroup(driver, jobs));
};

const take = (message: Job | 'close'): void => {
  if (message !== 'close') {
    waiting.push(message);
    return;
  }
  if (waiting.length) port.postMessage(runGroup(driver, waiting));
  waiting = [];
  driver.close();
  port.postMessage('closed');
  port.close();
};

port.on('message', (message: Job | 'close') => {
  if (!waiting.length && message !== 'close') setImmediate(flush);
  take(message);
});
