// The library talks to the server it was loaded from.
export const ORIGIN = new URL(document.currentScript.src).origin;
export const VERSION = "endive";
