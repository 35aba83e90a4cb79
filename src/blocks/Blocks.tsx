import { createElement, type ComponentType } from 'react';
import type { PageData } from '../model/page-data';
import { registry } from './registry.generated';

/** The blocks of a page, in their order. A block without a component is a bug and fails loudly. */
export function Blocks({ blocks }: Pick<PageData, 'blocks'>) {
  return blocks.map((block, at) => {
    const component: unknown = Object.hasOwn(registry, block.type) ? registry[block.type] : undefined;
    if (component === undefined) throw new Error(`There is no component for the block "${block.type}".`);
    return createElement(component as ComponentType<{ block: typeof block }>, { key: at, block });
  });
}
