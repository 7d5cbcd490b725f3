import { readFileSync } from 'node:fs';
import {
  type Auction,
  beyond,
  changesGauge,
  doubled,
  frameAt,
  type Layout,
  lying,
  NODE,
  priceOf,
  putTile,
  type Side,
  start,
  type TileId,
  valueIn,
} from '@roundhouse/engine';
