import { useEffect, useState, type RefObject } from 'react';
import { liveEvent } from '../lib/page-events';
import { enquiryKinds, type EnquiryKind } from '../model/enquiry-kinds';
import { readDraft, writeDraft } from './draft';
import { hintsFor } from './fields/hint';
import { readValues, restoreValues, type Values } from './fields/values';

/** What is known of a form's fields while it is filled in. */
export interface DraftState {
  /** false until the form's code is at work and what was typed earlier is back in it. */
  isLive: boolean;
  /** What stands in its fields. */
  values: Values;
  hints: Record<string, string>;
  /** To be called after each change in the form. */
  onTyped: () => void;
}

/** Brings back what was typed and not sent, keeps what is typed, and looks at it. */
export function useDraft(ref: RefObject<HTMLFormElement | null>, kind: EnquiryKind): DraftState {
  const [isLive, setIsLive] = useState(false);
  const [values, setValues] = useState<Values>({});
  useEffect(() => {
    const draft = readDraft(kind);
    if (draft && ref.current) restoreValues(ref.current, draft.values);
    const found = readValues(ref.current, kind);
    // Something may have been typed before anybody listened.
    if (Object.values(found).some(Boolean)) writeDraft(kind, { ...draft, values: found });
    setValues(found);
    setIsLive(true);
  }, [ref, kind]);
  useEffect(() => {
    if (isLive) ref.current?.dispatchEvent(new Event(liveEvent, { bubbles: true }));
  }, [ref, isLive]);
  const onTyped = () => {
    const typed = readValues(ref.current, kind);
    writeDraft(kind, { ...readDraft(kind), values: typed });
    setValues(typed);
  };
  return { isLive, values, hints: hintsFor(enquiryKinds[kind].fields, values), onTyped };
}
