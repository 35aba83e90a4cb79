import { builtClass } from '../../../vite.config';

/** The selector of a class in the built site, by the CSS module that has it: `classIn('Hero', 'intro')`. */
export function classIn(module: string, name: string): string {
  return `.${builtClass(name, `${module}.module.css`)}`;
}
