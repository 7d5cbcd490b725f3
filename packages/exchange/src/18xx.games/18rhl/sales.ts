import {
  amend,
  buyShare,
  type CompanyId,
  changesDirector,
  directorBar,
  directorOf,
  emit,
  type Game,
  heirOf,
  moveMarker,
  ordinaryOf,
  type Party,
  partOf,
  passCertificate,
  passDirector,
  pay,
  poolBar,
  priceOf,
  type Seat,
  Stock,
  sellShares,
  sharesOf,
  slice,
  type Table,
  unless,
  type Violation,
  write,
} from '@roundhouse/engine';

export interface Sale {
  readonly by: Seat;
  readonly company: CompanyId;
  readonly shares: number;
  readonly as?: readonly number[];
}

/** RHL-5.2.1-c: what has not operated is not sold. RHL-6.2.6.2-g: only the company that needs a train keeps its director. */
export const saleBar = (g: Game, { by, company, shares, ...as }: Sale, needy?: CompanyId): Violation | undefined =>
  unless(sharesOf(g, company, by) >= shares, 'sell.owned', { company }) ??
  unless(!!g.state.companies[company]?.operated, 'sell.floated', { company }) ??
  poolBar(g, company, shares) ??
  directorBar(g, by, company, shares) ??
  unless(company !== needy || !changesDirector(g, by, company, shares), 'sell.keeps-director', { company }) ??
  unless(!!after(g, { by, company, shares, ...as }), 'sell.certificates', { company });

/** Who holds which certificate afterwards: those named go to the pool, change comes back, a new director hands over. */
const after = (g: Game, a: Sale): readonly Party[] | undefined => {
  const heir = heirOf(g, a.company, a.by, a.shares);
  const sold = withoutSold(g, a);
  const halved = heir === undefined ? 0 : a.shares - ordinary(g, a.company, a.by);
  const back = halved === 1 ? withChange(g, a, sold) : sold;
  // With an empty pool the change comes from the new director.
  const short = halved === 1 && back === sold ? 1 : 0;
  if (heir === undefined) return back;
  const to = halved > 0 ? 'pool' : a.by;
  const of = (who: Party) =>
    sum(back.map((h, i) => (i && h === who ? (partOf(g, a.company).certificates[i] ?? 0) : 0)));
  return dealt(
    g,
    a.company,
    new Map<Party, number>([
      [heir, of(heir) - 2],
      [to, of(to) + 2 - short],
      ...(short ? ([[a.by, of(a.by) + short]] as const) : []),
    ]),
    back,
  );
};

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const ordinary = (g: Game, company: CompanyId, who: Party): number => sum(ordinaryOf(g, company, who));

/** RHL-4.2.1-h: for half a director's certificate the pool gives one paper back, and be it of two shares. */
const withChange = (g: Game, { by, company }: Sale, held: readonly Party[]): readonly Party[] => {
  const { certificates } = partOf(g, company);
  const before = g.state.companies[company]?.held ?? [];
  const inPool = held.flatMap((h, i) => (i && h === 'pool' ? [i] : []));
  const there = inPool.filter(i => before[i] === 'pool');
  const [back] = (there.length ? there : inPool).toSorted((a, b) => (certificates[a] ?? 0) - (certificates[b] ?? 0));
  return back === undefined ? held : held.with(back, by);
};

const withoutSold = (g: Game, { by, company, shares, as }: Sale): readonly Party[] => {
  const { certificates } = partOf(g, company);
  // The site may have handed over others than we: then whatever fits is meant.
  const own = [...ordinaryOf(g, company, by)];
  const isHeld = as?.every(size => own.includes(size) && own.splice(own.indexOf(size), 1));
  const named = isHeld && as ? [...as] : undefined;
  let left = shares;
  return (g.state.companies[company]?.held ?? []).map((h, i): Party => {
    const size = certificates[i] ?? 0;
    if (!i || h !== by || size > left || (named && !named.includes(size))) return h;
    named?.splice(named.indexOf(size), 1);
    left -= size;
    return 'pool';
  });
};

/** Deals the certificates of these parties anew so that each has so many shares; as few change hands as will do. */
export const dealt = (
  g: Game,
  company: CompanyId,
  wanted: ReadonlyMap<Party, number>,
  held: readonly Party[] = g.state.companies[company]?.held ?? [],
): readonly Party[] | undefined => {
  const { certificates } = partOf(g, company);
  const mine = held.flatMap((h, i) => (i && wanted.has(h) ? [i] : []));
  let best: { readonly held: readonly Party[]; readonly moved: number } | undefined;
  const deal = (n: number, left: ReadonlyMap<Party, number>, now: readonly Party[], moved: number): void => {
    const i = mine[n];
    if (best && moved >= best.moved) return;
    if (i === undefined) {
      if ([...left.values()].every(v => v === 0)) best = { held: now, moved };
      return;
    }
    const size = certificates[i] ?? 0;
    const owner = held[i] as Party;
    for (const [who, shares] of left)
      if (shares >= size)
        deal(n + 1, new Map(left).set(who, shares - size), now.with(i, who), moved + Number(who !== owner));
  };
  deal(0, wanted, held, 0);
  return best?.held;
};

/** RHL-4.2.1-h: where certificates do not fit, change is made with the pool. */
export const sellThere = (t: Table, a: Sale): void => {
  const { by, company, shares } = a;
  const price = (priceOf(t, company) ?? 0) * shares;
  const heir = heirOf(t, company, by, shares);
  const held = after(t, a);
  write(t, 'companies', company).held = [...(held ?? [])];
  if (heir !== undefined) {
    passDirector(t, company, heir);
    emit(t, { type: 'director', company, seat: heir });
  }
  pay(t, 'bank', by, price);
  emit(t, { type: 'sharesSold', by, company, shares, price });
  moveMarker(t, company, 'sold');
};

/** Shares are sold in as many blocks as one likes, and nobody is asked which certificates change hands. */
export const sellBlock: typeof sellShares = {
  ...sellShares,
  forbid: (g, _, a) => saleBar(g, a),
  perform: (t, f, a) => {
    if (Stock.is(f)) amend<Stock>(t, { sold: { ...f.sold, [a.by]: [...(f.sold[a.by] ?? []), a.company] } });
    sellThere(t, a);
  },
};

/** Companies with certificates of different sizes that changed hands by a purchase: they never count as sold out again. */
export const bought = slice<{ readonly list: readonly CompanyId[] }>('boughtOver', { list: [] });

/** RHL-4.2.1-a: whoever has more by their largest certificate leads; the one just bought is handed over first. */
export const buyPaper: typeof buyShare = {
  ...buyShare,
  forbid: (g, f, a) => {
    const broken = buyShare.forbid(g, f, a);
    const there = sharesOf(g, a.company, a.from === 'charter' ? a.company : a.from);
    return broken?.clause === 'buy.source' && there >= (a.shares ?? 1) ? undefined : broken;
  },
  perform: (t, _, a) => {
    const { by, company } = a;
    const from = a.from === 'charter' ? company : a.from;
    const size = a.shares ?? ordinaryOf(t, company, from)[0] ?? 0;
    const price = (priceOf(t, company) ?? 0) * size;
    pay(t, by, a.from === 'charter' ? company : 'bank', price);
    change(t, company, from, size);
    passCertificate(t, company, from, by, size);
    emit(t, { type: 'shareBought', by, company, shares: size, from: a.from, price });
    const before = directorOf(t, company);
    const own = ordinaryOf(t, company, by);
    if (before === undefined || before === by) return;
    if (sharesOf(t, company, by) - sharesOf(t, company, before) < Math.max(...own)) return;
    for (const handed of enough([size, ...own.toSpliced(own.indexOf(size), 1)]))
      passCertificate(t, company, by, before, handed);
    passDirector(t, company, by);
    emit(t, { type: 'director', company, seat: by });
    if (new Set(partOf(t, company).certificates.slice(1)).size > 1)
      bought.write(t).list = [...bought.of(t).list, company];
  },
};

/** A certificate of this size is made to lie there, if one lies elsewhere. */
const change = (t: Table, company: CompanyId, from: Party, size: number): void => {
  if (ordinaryOf(t, company, from).includes(size)) return;
  const holders = [...new Set(t.state.companies[company]?.held.slice(1))];
  const wanted = holders.map(who => [who, ordinary(t, company, who) - (who === from ? size : 0)] as const);
  const held = dealt(t, company, new Map<Party, number>([...wanted, [SPARE, size]]));
  if (held) write(t, 'companies', company).held = held.map(who => (who === SPARE ? from : who));
};
const SPARE = 'spare';

/** The first of these that make up a director's certificate. */
const enough = (sizes: readonly number[]): readonly number[] => {
  const [first = 2, second = 2] = sizes;
  return first >= 2 ? [first] : [first, second];
};
