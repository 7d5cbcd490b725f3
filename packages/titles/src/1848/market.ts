import { gridChart } from '@roundhouse/engine';

/** The share chart; the left column is receivership, the top right cell ends the game. [48-11.* 48-12.5.*] */
export const market = gridChart(
  [
    '0:closed 70 80 90 100  110 120 140 160 190 220 250 280 320 360 400 450:top',
    '0:closed 60 70 80  90 100p 110 130 150 180 210 240 270 310 350 390 440',
    '0:closed 50 60 70  80  90p 100 120 140 170 200 230 260 300',
    '0:closed 40 50 60  70  80p  90 110 130 160 190',
    '0:closed 30 40 50  60  70p  80 100 120',
    '0:closed 20 30 40  50  60   70',
  ],
  ['closed', 'top'],
  { right: 'up' },
);
