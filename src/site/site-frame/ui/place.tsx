import { createContext, useContext } from 'react';

/** The reader's place on the site, as the frame around a page needs it. */
export interface Place {
  /** The name of the page's sidebar; absent if it's in none. */
  readonly sidebar?: string;
  /** The label of the documentation version; absent outside the documentation. */
  readonly version?: string;
}

const PlaceContext = createContext<Place>({});

/** Gives the frame (header, menu) the place of the page inside it. */
export const PlaceProvider = PlaceContext.Provider;

/** The current page's place; empty outside the documentation. */
export function usePlace(): Place {
  return useContext(PlaceContext);
}
