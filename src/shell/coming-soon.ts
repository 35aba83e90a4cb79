/** Says that an entry without an address has no page yet (specification, section 8). */
export function announceComingSoon(): void {
  void import('../components/Toaster/Toaster').then(({ showToast }) =>
    showToast('🚧 Coming Soon!', "This feature isn't implemented yet—but stay tuned! 🚀"),
  );
}
