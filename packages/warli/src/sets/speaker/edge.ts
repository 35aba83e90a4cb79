import { band } from '../../frame';
import { box, hide } from '../../svg';

/** The lower edge of his portraits: a band, and the ground on which it lies. */
export const edge = (): string => hide(box([0, 912], 800, 100)) + band('diamonds', [30, 936], 740, 36);
