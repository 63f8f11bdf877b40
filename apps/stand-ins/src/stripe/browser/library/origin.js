// The library talks to the server it was loaded from.
const ORIGIN = new URL(document.currentScript.src).origin;
const VERSION = "endive";
