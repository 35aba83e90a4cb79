import { useEffect, useState, type RefObject } from 'react';
import { liveEvent } from '../lib/page-events';
import type { Form } from '../model/form';
import { readDraft, writeDraft } from './draft';
import { adviceFor } from './fields/advice';
import { readValues, restoreValues, type Values } from './fields/values';

/** What is known of a form's fields while it is filled in. */
export interface DraftState {
  /** false until the form's code is at work and what was typed earlier is back in it. */
  isLive: boolean;
  /** What stands in its fields. */
  values: Values;
  advice: Record<string, string>;
  /** To be called after each change in the form. */
  onTyped: () => void;
}

/** Brings back what was typed and not sent, keeps what is typed, and looks at it. */
export function useDraft(ref: RefObject<HTMLFormElement | null>, { name, fields }: Form): DraftState {
  const [isLive, setIsLive] = useState(false);
  const [values, setValues] = useState<Values>({});
  useEffect(() => {
    const draft = readDraft(name);
    if (draft && ref.current) restoreValues(ref.current, draft.values);
    const found = readValues(ref.current, fields);
    const isTyped = fields.some((field) => field.kind !== 'hidden' && found[field.name]);
    // Something may have been typed before anybody listened.
    if (isTyped) writeDraft(name, { ...draft, values: found });
    setValues(found);
    setIsLive(true);
  }, [ref, name, fields]);
  useEffect(() => {
    if (isLive) ref.current?.dispatchEvent(new Event(liveEvent, { bubbles: true }));
  }, [ref, isLive]);
  const onTyped = () => {
    const typed = readValues(ref.current, fields);
    writeDraft(name, { ...readDraft(name), values: typed });
    setValues(typed);
  };
  return { isLive, values, advice: adviceFor(fields, values), onTyped };
}
