import type { ComponentType } from 'react';
import type { BlockType } from '../model/page-data';
import type { BlockProps } from '../model/page-data';

/** A component for every block type. */
export type BlockRegistry = { [Type in BlockType]: ComponentType<BlockProps<Type>> };
