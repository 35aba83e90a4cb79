/** The interface texts in German, a file for each part of the project that says something. */
export * as app from './app';
export * as articles from './articles';
export * as blocks from './blocks';
export * as chat from './chat';
export * as components from './components';
export * as content from './content';
export * as dates from './dates';
export * as failures from './failures';
export * as fields from './fields';
export * as first from './first';
export * as forms from './forms';
export * as hours from './hours';
export * as pictures from './pictures';
export * as receiver from './receiver';
export * as search from './search';
export * as shell from './shell';
