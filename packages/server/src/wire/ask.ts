import type { AnswerOf, BodyOf, EndpointName, QueryOf } from '@roundhouse/protocol';
import type { House } from '../house/house.ts';
import type { KeptPerson } from '../store/persons.ts';

/** A request that has the right shape. */
export interface Ask<N extends EndpointName> {
  /** Who asks, if they said. */
  readonly person?: KeptPerson;
  /** Who asks; a stranger is refused. */
  me(): KeptPerson;
  /** Whose share of the server it takes: the person's, a stranger's address's. */
  readonly who: string;
  readonly address: string;
  readonly table: string;
  readonly seat: number;
  readonly motion: number;
  readonly order: number;
  readonly channel: number;
  readonly session: string;
  /** Whom it is about. */
  readonly other: string;
  /** The session the request came in, if it came in one. */
  readonly current: string;
  readonly body: BodyOf<N>;
  readonly query: QueryOf<N>;
  /** The status of the answer, if it is not 200. */
  status(code: number): void;
  /** Refuses whoever tried this name too often. */
  limitName(name: string): void;
  /** Gives somebody a cookie, or takes it away. */
  remember(person: KeptPerson | undefined): void;
}

/** What answers each endpoint. */
export type Handlers = { readonly [N in EndpointName]: (house: House, ask: Ask<N>) => Promise<AnswerOf<N>> };
