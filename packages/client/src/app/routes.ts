/** The places of the site, and the pattern of each one's address behind the `#`. */
export const places = {
  landing: '/',
  lobby: '/lobby',
  newGame: '/new',
  table: '/table/:id',
  record: '/record/:id',
  review: '/review/:id',
  library: '/library/:title',
  learn: '/learn',
  lesson: '/learn/:lesson',
  glossary: '/words',
  practice: '/practice/:task',
  settings: '/settings',
  person: '/people/:person',
  steward: '/steward',
  open: '/open/:game',
  back: '/back/:code',
  recover: '/recover/:token',
} as const;

export type Place = keyof typeof places;

/** Where the reader is: a place, what its pattern captured, and what follows the `?`. */
export interface Where {
  readonly place: Place;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** A part of an address as it was meant; as it stands, if it was cut in the middle of a letter. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const fits = (pattern: string, path: string): Record<string, string> | undefined => {
  const want = pattern.split('/');
  const have = path.split('/');
  if (want.length !== have.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of want.entries()) {
    const found = have[i] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(found);
    else if (part !== found) return undefined;
  }
  return params;
};

/** Reads an address; anything unknown is the landing page. */
export const whereIs = (hash: string): Where => {
  const [path = '/', search = ''] = hash.replace(/^#/, '').split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  for (const place of Object.keys(places) as Place[]) {
    const params = fits(places[place], path === '' ? '/' : path);
    if (params) return { place, params, query };
  }
  return { place: 'landing', params: {}, query };
};

/** Writes the address of a place: `hrefOf('table', { id })`. */
export const hrefOf = (
  place: Place,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string>> = {},
): string => {
  const path = places[place].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search ? `#${path}?${search}` : `#${path}`;
};
