import { useEffect, useRef, type MouseEvent } from 'react';
import * as words from '#words/blocks';
import { useCurrentPart } from '../../components/CurrentPart/use-current-part';
import type { FaqCategory } from '../../model/content.generated';
import { isStill } from '../../lib/is-still';
import { isPlainClick } from '../../lib/plain-click';
import classes from './Faq.module.css';

/** Links to the categories: a list at the left that stays in view; on a small screen, and where a browser cannot hold `<details>` open, one that opens (specification, section 2, "FAQ"). */
export function JumpBar({ categories }: { categories: FaqCategory[] }) {
  const small = useRef<HTMLDetailsElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentPart(categories);
  useEffect(() => showLink(list.current, `#${current}`), [current]);
  const jump = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    const { hash } = event.currentTarget;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    event.preventDefault();
    if (!target) return;
    target.querySelector('details')?.setAttribute('open', '');
    small.current?.removeAttribute('open');
    history.replaceState(history.state, '', hash);
    target.scrollIntoView({ behavior: isStill() ? 'auto' : 'smooth' });
    target.querySelector<HTMLElement>('[name] > summary')?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={words.categories} className={classes.bar}>
      <details ref={small}>
        <summary>{words.browseCategories}</summary>
        <p>{words.jumpTo}</p>
        <ul ref={list}>
          {categories.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current || undefined} onClick={jump}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** Scrolls a list, and nothing else, until the link to what is read stands in its middle. */
function showLink(list: HTMLUListElement | null, href: string): void {
  const link = list?.querySelector(`[href="${href}"]`);
  if (!list || !link) return;
  const { top, height } = list.getBoundingClientRect();
  list.scrollTop += link.getBoundingClientRect().top - top - height / 2;
}
