import {
  type Game,
  priceOf,
  type Route,
  routeProblem,
  routesOf,
  stopsAlong,
  type Title,
  writePoint,
} from '@roundhouse/engine';
import type { Reply, Task } from '@roundhouse/lessons/practice';
import { solve } from '@roundhouse/optimiser';
import { figure, hexName, list, money, stopName, trainKind } from '../../words/index.ts';
import { asks } from './words.ts';

const kinds = (title: Title, trains: readonly string[]): string => list(trains.map(t => trainKind(title, t)));

const sharesIn = (title: Title, company: string): number =>
  title.parts.companies[company]?.certificates.reduce((sum, n) => sum + n, 0) ?? 10;

/** What is asked. */
export const taskAsks = (task: Task, g: Game): string => {
  const { company, income = 0, shares = 0 } = task;
  const trains = kinds(g.title, g.state.companies[company]?.trains ?? []);
  const of = sharesIn(g.title, company);
  switch (task.kind) {
    case 'run':
      return asks('run', { company, trains });
    case 'tile':
      return asks('tile', { company, trains });
    case 'rust':
      return asks('rust', { company, train: trainKind(g.title, task.buys ?? '') });
    case 'pays':
      return asks('pays', { company, income: money(income, g.title), shares, of });
    case 'price':
      return asks(task.how === 'pay' ? 'price.pay' : 'price.keep', {
        company,
        income: money(income, g.title),
        price: money(priceOf(g, company) ?? 0, g.title),
      });
  }
};

/** One answer to choose from. */
export const replySays = (title: Title, { lay, company, amount = 0 }: Reply): string => {
  if (lay) return asks('lay', { tile: lay.tile, hex: hexName(title, lay.hex) });
  return company ?? money(amount, title);
};

/** The best routes of the company asked about. */
export const routesShown = (g: Game, company: string): readonly Route[] => {
  const problem = routeProblem(g, company);
  return routesOf(problem, solve(problem).runs);
};

/** "3: Adelaide 20, Port Pirie 20". */
const routesSay = (g: Game, company: string): string => {
  const { stops } = routeProblem(g, company);
  const along = ({ train, path }: Route) => {
    const places = stopsAlong(path).map(point => {
      const stop = stops.find(s => s.id === writePoint(point));
      return `${stopName(g.title, writePoint(point))} ${figure(stop?.value ?? 0)}`;
    });
    return `${trainKind(g.title, train)}: ${places.join(', ')}`;
  };
  return routesShown(g, company).map(along).join('; ');
};

/** Whether an answer is right, and why; `g` is the position that was asked about. */
export const verdict = (task: Task, g: Game, given: number): string => {
  const [mine, right] = [task.replies[given], task.replies[task.right]];
  if (!mine || !right) return '';
  const { title } = g;
  const isRight = given === task.right;
  const best = money(right.amount ?? 0, title);
  const answer = money(mine.amount ?? 0, title);
  switch (task.kind) {
    case 'run': {
      const how = { best, answer, routes: routesSay(g, task.company) };
      if (isRight) return asks('run.right', how);
      return asks((mine.amount ?? 0) > (right.amount ?? 0) ? 'run.more' : 'run.less', how);
    }
    case 'tile': {
      const facts = { best, answer, before: money(task.income ?? 0, title), lay: replySays(title, right) };
      return asks(isRight ? 'tile.right' : 'tile.wrong', facts);
    }
    case 'rust': {
      const lost = kinds(title, g.state.companies[right.company ?? '']?.trains ?? []);
      const facts = { company: right.company ?? '', lost, train: trainKind(title, task.buys ?? '') };
      if (isRight) return asks('rust.right', facts);
      return asks('rust.wrong', { ...facts, mine: mine.company ?? '', keeps: kinds(title, mine.keeps ?? []) });
    }
    case 'pays': {
      const facts = {
        best,
        income: money(task.income ?? 0, title),
        shares: task.shares ?? 0,
        of: sharesIn(title, task.company),
      };
      return asks(isRight ? 'pays.right' : 'pays.wrong', facts);
    }
    case 'price': {
      const facts = { best, company: task.company, price: money(priceOf(g, task.company) ?? 0, title) };
      return asks(isRight ? 'price.right' : 'price.wrong', facts);
    }
  }
};
