export const close = 'Schließen';
export const loading = 'Wird geladen …';
