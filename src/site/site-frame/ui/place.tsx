import { createContext, useContext } from 'react';

/** Where the reader is: what the frame around a page needs to know of it. */
export interface Place {
  /** Name of the page's sidebar; absent for pages that stand in none. */
  readonly sidebar?: string;
  /** Label of the documentation's version; absent outside the documentation. */
  readonly version?: string;
}

const PlaceContext = createContext<Place>({});

/** Tells the frame (header, menu) about the page inside it. */
export const PlaceProvider = PlaceContext.Provider;

/** The place of the current page; empty outside the documentation. */
export function usePlace(): Place {
  return useContext(PlaceContext);
}
