import type { CompanyPart, Money, PrivatePart, TokenPart } from '@roundhouse/engine';
import { byId, charter } from '../18rhl/print.ts';
import { HARBOUR } from './harbours.ts';

/** The token with two sides, at its higher price. [LRA-2.6-a LRA-6.2.2.1-f] */
const harbourToken = (price: Money): TokenPart => ({ kind: HARBOUR, price, turns: true });

const company = (
  id: string,
  name: string,
  colours: readonly [string, string],
  home: string,
  tokens: readonly Money[],
  harbour?: Money,
  certificates?: readonly number[],
): CompanyPart =>
  charter(
    id,
    name,
    colours,
    [...tokens, ...(harbour === undefined ? [] : [harbourToken(harbour)])],
    [home],
    certificates,
  );

/** Certificates, home and tokens of each. [LRA-3.1-a LRA-4.2.3-a] */
const list: readonly CompanyPart[] = [
  company('ADR', 'Aachen-Düsseldorf-Ruhrorter Eisenbahn', ['#2f8f3c', '#ffffff'], 'K3', [0, 60, 80], 100),
  company('BME', 'Bergisch-Märkische Eisenbahn', ['#7a4a21', '#ffffff'], 'G15', [0, 60, 80], 100),
  company('CCE', 'Cöln-Crefelder Eisenbahn', ['#2456a6', '#ffffff'], 'A5', [0, 60], 80),
  company('CME', 'Cöln-Mindener Eisenbahn', ['#c8504c', '#ffffff'], 'K15', [0, 60, 80], 100),
  company('GVE', 'Gladbach-Venloer Eisenbahn', ['#7d8287', '#ffffff'], 'G7', [0, 60, 80]),
  company(
    'KEG',
    'Krefelder Eisenbahn-Gesellschaft',
    ['#f2cf1d', '#1b1b1b'],
    'F10',
    [0, 60],
    80,
    [3, 1, 1, 1, 1, 1, 1, 1],
  ),
  company('MKB', 'Moerser Kreisbahn', ['#f08a24', '#1b1b1b'], 'C11', [0, 60], 80, [2, 2, 2, 1, 1, 1, 1]),
  company('RhE', 'Rheinische Eisenbahn', ['#6d2a8d', '#ffffff'], 'K11', [0, 60, 80], 100),
];

export const companies: Readonly<Record<string, CompanyPart>> = byId(list);

/** The six lots in their order. [LRA-3.3-b] */
export const PRIVATES: readonly PrivatePart[] = [
  { id: 'P1', name: 'Dalheim Emigrant Camp', price: 20, income: 5 },
  { id: 'P2', name: 'Uerdingen Harbour', price: 40, income: 15 },
  { id: 'P3', name: 'Neuss Harbour', price: 50, income: 15 },
  { id: 'P4', name: 'Ruhrort Harbour', price: 60, income: 15 },
  { id: 'P5', name: 'Rhineland’s Manchester', price: 80, income: 20 },
  { id: 'P6', name: 'Geldernsche Kreisbahn', price: 100, income: 10 },
];
