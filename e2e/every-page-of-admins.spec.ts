import { walkEveryPage } from "./support/every-page.ts";

// Apart from the others, so that they are walked through at the same time.
walkEveryPage(["super-admin"]);
