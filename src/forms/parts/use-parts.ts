import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { Enquiry } from '../use-enquiry';
import type { Part } from './parts-of';
import type { TurnsProps } from './Turns';

/** How a form goes through its parts. */
export interface Parts {
  /** The part that a phone shows, and the ways from it; `undefined` while it shows all. */
  turns: TurnsProps | undefined;
  /** Goes on where the way on is to be seen, since that is what Enter asks for; else sends. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** On a phone the parts of a form come one after the other, unless something in a later one was typed already, is in sight, or is wrong. */
export function useParts(
  ref: RefObject<HTMLFormElement | null>,
  parts: Part[],
  isLive: boolean,
  { errors, check, onSubmit }: Pick<Enquiry, 'errors' | 'check' | 'onSubmit'>,
): Parts {
  const [open, turnTo] = useOpenPart(ref, parts, isLive, errors);
  const next = useRef<HTMLButtonElement>(null);
  if (open === undefined) return { turns: undefined, onSubmit };
  const goOn = () => {
    if (check(parts[open]?.fields ?? [])) turnTo(open + 1);
  };
  const turns: TurnsProps = {
    open,
    next,
    onNext: open < parts.length - 1 ? goOn : undefined,
    onBack: open > 0 ? () => turnTo(open - 1) : undefined,
  };
  const onEnter = (event: SubmitEvent<HTMLFormElement>) => {
    if (!next.current || next.current.getClientRects().length === 0) return onSubmit(event);
    event.preventDefault();
    goOn();
  };
  return { turns, onSubmit: onEnter };
}

/** The place of the part that a phone shows, and what shows another one and moves the focus there. */
function useOpenPart(
  ref: RefObject<HTMLFormElement | null>,
  parts: Part[],
  isLive: boolean,
  errors: Record<string, string>,
): [open: number | undefined, turnTo: (at: number) => void] {
  const [open, setOpen] = useState<number>();
  const [isTurned, setIsTurned] = useState(false);
  const count = parts.length;
  useEffect(() => {
    if (isLive && count > 1 && isUntouched(ref.current)) setOpen(0);
  }, [ref, count, isLive]);
  const isWrongElsewhere = parts.some(
    ({ fields }, at) => at !== open && fields.some(({ name }) => errors[name] !== undefined),
  );
  if (isWrongElsewhere && open !== undefined) setOpen(undefined);
  useEffect(() => {
    if (!isTurned || open === undefined) return;
    const part = ref.current?.querySelectorAll<HTMLElement>(':scope > fieldset')[open];
    // By itself a browser shows the middle of what is higher than the window.
    part?.focus({ preventScroll: true });
    part?.scrollIntoView();
  }, [ref, isTurned, open]);
  const turnTo = (at: number) => {
    setIsTurned(true);
    setOpen(at);
  };
  return [open, turnTo];
}

/** Whether what follows the first part is empty and below the window. */
function isUntouched(form: HTMLFormElement | null): boolean {
  const [, second] = form?.querySelectorAll(':scope > fieldset') ?? [];
  if (!form || !second) return false;
  const typed = [
    ...form.querySelectorAll<HTMLInputElement>(
      ":scope > fieldset ~ fieldset :is(input:not([type='checkbox']), select, textarea, :checked)",
    ),
  ];
  return second.getBoundingClientRect().top >= window.innerHeight && typed.every(({ value }) => value === '');
}
