import type { CompanyPart, PrivatePart } from '@roundhouse/engine';
import { CHOSEN } from './chosen.ts';
import { byId, charter } from './print.ts';

const list: readonly CompanyPart[] = [
  charter('ADR', 'Aachen-Düsseldorf-Ruhrorter Eisenbahn', ['#2f8f3c', '#ffffff'], [0, 60, 80], ['K2']),
  charter('BME', 'Bergisch-Märkische Eisenbahn', ['#7a4a21', '#ffffff'], [0, 60, 80, 100], ['F13.1']),
  charter('CCE', 'Cöln-Crefelder Eisenbahn', ['#2456a6', '#ffffff'], [0, 0, 80], ['I10.1', 'E6']),
  charter('CME', 'Cöln-Mindener Eisenbahn', ['#c8504c', '#ffffff'], [0, 60, 80, 100], ['I10.2']),
  charter('DEE', 'Düsseldorf-Elberfelder Eisenbahn', ['#f2cf1d', '#1b1b1b'], [0, 60], ['F9.1']),
  charter('GVE', 'Gladbach-Venloer Eisenbahn', ['#7d8287', '#ffffff'], [0, 60], ['G6.1']),
  charter('MKB', 'Moerser Kreisbahn', ['#f08a24', '#1b1b1b'], CHOSEN.tokensMKB, ['D7'], [2, 2, 2, 1, 1, 1, 1]),
  charter('RhE', 'Rheinische Eisenbahn', ['#6d2a8d', '#ffffff'], [0, 60, 80, 100], ['I10.0']),
];

/** [RHL-2.4.2 RHL-2.4.4 RHL-4.2.2] */
export const companies: Readonly<Record<string, CompanyPart>> = byId(list);

/** Shares in players' hands with which a company begins, where that is not five. */
export const FLOATS: Readonly<Record<string, number>> = { MKB: 6 };

const { alternativeLots: alternative } = CHOSEN;

/** The privates of both starting packages; those of the alternative one end in `a`. [RHL-4.1] */
export const PRIVATES: readonly PrivatePart[] = [
  { id: 'P1', name: 'Prinz-Wilhelm-Bahn', price: 20, income: 5 },
  { id: 'P2', name: 'Konzession Essen–Osterath', price: 30, income: 0 },
  { id: 'P3', name: 'Seilzuganlage', price: 50, income: 15 },
  { id: 'P4', name: 'Trajektanstalt', price: 80, income: 20 },
  { id: 'P5', name: 'Niederrheinische Licht- und Kraftwerke', price: 120, income: 25 },
  { id: 'P1a', name: 'Angertalbahn', price: 20, income: 5 },
  { id: 'P2a', name: 'Müngstener Brücke', price: alternative.P2a[0], income: alternative.P2a[1] },
  { id: 'P3a', name: 'Rheingold-Vertrag', price: alternative.P3a[0], income: alternative.P3a[1] },
  { id: 'P4a', name: 'Krupp-Stahlwerke', price: alternative.P4a[0], income: alternative.P4a[1] },
  { id: 'P5a', name: 'Aachener Bergbaurevier', price: alternative.P5a[0], income: alternative.P5a[1] },
];
