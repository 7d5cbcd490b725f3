import { type Game, hashOf, present, type Seat, standing, type Title } from '@roundhouse/engine';
import { type LeftOrder, lieOf, type NewOrder } from '@roundhouse/protocol';
import { askServer } from '../../online/server.ts';
import { useOnline } from '../../online/state.ts';
import { mineIn, sayTrouble, type TableState, useTable } from '../../store/table.ts';
import { companyName, doing, list, money, phrase, type Speaking, say } from '../../words/index.ts';

/** Steps in which a verb can be used. */
export const stepsWith = (title: Title, verb: string): readonly string[] =>
  Object.values(title.steps).flatMap(s => (s.verbs.some(v => v.type === verb) ? s.name : []));

/** A step in a few words. */
export const stepName = (title: Title, step: string): string =>
  phrase(`${title.id}.step.${step}`) ?? phrase(`step.${step}`) ?? step;

const take = (
  said: { readonly answer: readonly LeftOrder[]; readonly trouble?: undefined } | { readonly trouble: string },
): boolean => {
  if (said.trouble !== undefined) sayTrouble(said.trouble);
  else useOnline.setState({ orders: said.answer });
  return said.trouble === undefined;
};

/** Leaves an order behind; whether the server took it. */
export const leave = async (order: NewOrder): Promise<boolean> =>
  take(await askServer('leaveOrder', { at: { table: useTable.getState().id }, body: order as never }));

export const takeBack = async (id: number): Promise<boolean> =>
  take(await askServer('takeBackOrder', { at: { table: useTable.getState().id, order: id } }));

/** What was tried on the branch as an order: our own actions, each for the table as it lay then. */
export const plannedIn = (s: TableState): NewOrder | undefined => {
  const { branch, chronicle } = s;
  const mine = mineIn(s);
  if (!branch || !chronicle || s.home !== 'server' || mine === undefined) return undefined;
  if (hashOf(branch.games[0]?.state ?? {}) !== hashOf(present(chronicle).state)) return undefined;
  const moves = standing(branch.record.log).flatMap((action, i) => {
    const before: Game | undefined = branch.games[i];
    return action.by === mine && before ? { action, hash: lieOf(before.state) } : [];
  });
  return moves.length ? { kind: 'plan', moves } : undefined;
};

/** An order in a sentence. */
export const orderSays = (
  { order }: LeftOrder,
  { title }: Speaking & { readonly title: Title },
  mine: Seat,
): string => {
  switch (order.kind) {
    case 'pass': {
      const steps = list(order.at.map(step => stepName(title, step)));
      const { company } = order;
      return company === undefined
        ? say('orders.is.pass', { steps })
        : say('orders.is.passFor', { steps, company: companyName(title, company) });
    }
    case 'take': {
      const what = doing(title, { type: order.verb, by: mine, at: '', ...order.fields });
      return order.limit === undefined
        ? say('orders.is.take', { what })
        : say('orders.is.takeUpTo', { what, limit: money(order.limit, title) });
    }
    case 'run': {
      const how = phrase(`orders.how.${order.how}`) ?? order.how;
      return say('orders.is.run', { company: companyName(title, order.company), how });
    }
    case 'answer': {
      const yes = order.yes ? 'yes' : 'no';
      return order.least === undefined
        ? say(`orders.is.answer.${yes}`)
        : say(`orders.is.least.${yes}`, { least: money(order.least, title) });
    }
    case 'plan':
      return say('orders.is.plan', { moves: order.moves.map(m => doing(title, m.action)).join('; ') });
  }
};
