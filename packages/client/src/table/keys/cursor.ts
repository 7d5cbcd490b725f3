import type { HexId } from '@roundhouse/engine';
import { create } from 'zustand';

/** Where the cursor of the map is, for keys and for whoever reads it out. */
export const useCursor = create<{ readonly hex?: HexId | undefined }>()(() => ({}));
