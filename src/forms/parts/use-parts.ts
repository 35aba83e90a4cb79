import { useEffect, useState, type RefObject } from 'react';
import type { Part } from './parts-of';

/** Which part of a form a phone shows. */
export interface OpenPart {
  /** Its place; `undefined` while it shows all. */
  open: number | undefined;
  /** Shows the part at a place, and moves the focus there. */
  turnTo: (at: number) => void;
}

/** On a phone the parts of a form come one after the other, unless something in a later one was typed already, is in sight, or is wrong. */
export function useParts(
  ref: RefObject<HTMLFormElement | null>,
  parts: Part[],
  { isLive, errors }: { isLive: boolean; errors: Record<string, string> },
): OpenPart {
  const [open, setOpen] = useState<number>();
  const [isTurned, setIsTurned] = useState(false);
  const count = parts.length;
  useEffect(() => {
    if (isLive && count > 1 && isUntouched(ref.current)) setOpen(0);
  }, [ref, count, isLive]);
  const isWrongElsewhere = parts.some(
    ({ fields }, at) => at !== open && fields.some(([{ name }]) => errors[name] !== undefined),
  );
  useEffect(() => {
    if (isWrongElsewhere) setOpen(undefined);
  }, [isWrongElsewhere]);
  useEffect(() => {
    if (isTurned && open !== undefined) ref.current?.querySelectorAll('fieldset')[open]?.focus();
  }, [ref, isTurned, open]);
  const turnTo = (at: number) => {
    setIsTurned(true);
    setOpen(at);
  };
  return { open, turnTo };
}

/** Whether what follows the first part is empty and below the window. */
function isUntouched(form: HTMLFormElement | null): boolean {
  const [, second] = form?.querySelectorAll('fieldset') ?? [];
  if (!form || !second) return false;
  const typed = [
    ...form.querySelectorAll<HTMLInputElement>('fieldset ~ fieldset :is(input, select, textarea)'),
  ];
  return second.getBoundingClientRect().top >= window.innerHeight && typed.every(({ value }) => value === '');
}
