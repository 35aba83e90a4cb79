/** The mark: a Warli figure with raised arms before the sun. */
export function Logo() {
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="17" fill="var(--terracotta)" />
      <g fill="none" stroke="var(--white)" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M12.5 13.5h11L18 20zM18 20l4.5 5.5h-9zM16 25.5l-1.5 5M20 25.5l1.5 5M12.5 13.5 9 8.5M23.5 13.5 27 8.5" />
      </g>
      <circle cx="18" cy="9" r="2.3" fill="var(--marigold)" />
    </svg>
  );
}
