import type { ComponentType } from 'react';
import type { DrawerProps, Small } from './Drawers.tsx';

export { Back } from './Back.tsx';

import { EstimateDrawer } from './EstimateDrawer.tsx';
import { KeysDrawer } from './KeysDrawer.tsx';
import { NotesDrawer } from './NotesDrawer.tsx';
import { PlacesDrawer } from './PlacesDrawer.tsx';
import { PrivatesDrawer } from './PrivatesDrawer.tsx';
import { SheetDrawer } from './SheetDrawer.tsx';
import { TilesDrawer } from './TilesDrawer.tsx';
import { ViewDrawer } from './ViewDrawer.tsx';

/** What lies in the small drawers. */
export const small: Readonly<Record<Small, ComponentType<DrawerProps>>> = {
  sheet: SheetDrawer,
  tiles: TilesDrawer,
  privates: PrivatesDrawer,
  places: PlacesDrawer,
  estimate: EstimateDrawer,
  notes: NotesDrawer,
  view: ViewDrawer,
  keys: KeysDrawer,
};
