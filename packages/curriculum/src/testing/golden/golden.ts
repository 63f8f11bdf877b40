import { golden2 } from "./grade-2.ts";
import { golden3 } from "./grade-3.ts";
import { golden4 } from "./grade-4.ts";
import { golden5 } from "./grade-5.ts";
import { golden6 } from "./grade-6.ts";
import { golden7 } from "./grade-7.ts";
import { golden8 } from "./grade-8.ts";

/** Fingerprints of a sample of each generator's questions, by skill and version. A new version gets a new line. */
export const golden: Readonly<Record<string, string>> = {
	...golden2,
	...golden3,
	...golden4,
	...golden5,
	...golden6,
	...golden7,
	...golden8,
};
