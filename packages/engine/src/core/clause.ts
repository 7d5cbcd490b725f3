/** Clauses that more than one title can break, by area and rule. */
interface Shared {
  action: 'shape';
  bid: 'funds' | 'least' | 'lot';
  buy: 'after-selling' | 'first-round' | 'funds' | 'one-a-turn' | 'priced' | 'source';
  consent: 'answer' | 'once' | 'refused';
  discard: 'compulsory' | 'needed' | 'stays' | 'train';
  dividend: 'compulsory' | 'income' | 'once';
  exchange: 'certificates' | 'compulsory' | 'once';
  game: 'over' | 'unknown';
  lot: 'funds' | 'sold';
  private: 'closed' | 'funds' | 'never' | 'owner' | 'phase' | 'price';
  record: 'hash';
  redo: 'nothing';
  route:
    | `${'barred' | 'blocked' | 'closed' | 'ends' | 'length' | 'needs' | 'shared'}`
    | `${'skips' | 'stops' | 'through' | 'token' | 'track' | 'train' | 'visit'}`;
  run: 'compulsory' | 'once' | 'route' | 'trains';
  sell:
    | `${'automaton' | 'before-buying' | 'certificates' | 'compulsory' | 'director' | 'first-round' | 'floated' | 'keeps-director'}`
    | `${'needed' | 'one-block' | 'owned' | 'pool' | 'priced' | 'spoils'}`;
  shares: 'certificates' | 'gone' | 'one-company' | 'sell-down';
  start: 'none' | 'par' | 'taken';
  token: 'city' | 'connected' | 'funds' | 'home' | 'left' | 'one-a-hex' | 'one-a-turn' | 'place';
  track:
    | `${'allowance' | 'barrier' | 'colour' | 'connected' | 'funds' | 'hex' | 'kind' | 'label' | 'mixed'}`
    | `${'phase' | 'power' | 'preserve' | 'right' | 'serves' | 'side' | 'stub' | 'supply' | 'turn'}`;
  trains:
    | `${'discount' | 'duty' | 'exchange' | 'fixed-price' | 'funds' | 'limit' | 'not-for-trade' | 'on-sale'}`
    | `${'one-extra' | 'power' | 'printed-price' | 'seller' | 'trade' | 'trade-price'}`;
  turn: 'company' | 'seat' | 'step' | 'verb';
  undo: 'nothing' | 'revealed';
}

/** Every clause somebody can break: the shared ones, and what each title declares beside its citations. */
export interface Clauses {
  shared: { [Area in keyof Shared]: `${Area}.${Shared[Area]}` }[keyof Shared];
}

/** A clause by meaning, `area.rule`; a title says where its rulebook prints it. */
export type Clause = Clauses[keyof Clauses];

/** Where a rulebook prints the clauses it has: those of its own, and the shared ones it can break. */
export type Cites<Own extends keyof Clauses> = Readonly<
  Record<Clauses[Own], string> & Partial<Record<Clauses['shared'], string>>
>;
