import { gridChart } from '@roundhouse/engine';

/** The stock value table; pink spaces are for founding. [RHL-2.1.2 RHL-6.2.5] */
export const market = gridChart(
  [
    '75 80  90  100p 110 120 135 150 165 180 200 220 240 265 290 320 350',
    '70 75  80p 90p  100 110 120 135 150 165 180 200 220 240',
    '65 70p 75p 80    90 100 110 120 135 150 165',
    '60p 65p 70 75    80  90 100',
    '55 60  65  70',
    '50 55  60',
  ],
  [],
  { right: 'up', left: 'down' },
);
