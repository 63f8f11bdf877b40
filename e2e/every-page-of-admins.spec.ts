import { walkEveryPage } from "./support/every-page.ts";

// In its own file, to run in parallel with the others.
walkEveryPage(["super-admin"]);
