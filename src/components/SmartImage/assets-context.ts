import { createContext, useContext } from 'react';
import type { Assets } from '../../model/page-data';

const AssetsContext = createContext<Assets>({ images: {}, icons: '' });

/** Hands the page's assets to everything below it. */
export const AssetsProvider = AssetsContext.Provider;

/** The pictures and icons of the page. */
export function useAssets(): Assets {
  return useContext(AssetsContext);
}
