import type { Inequality } from "../inequality/settings.ts";

/** An interval on a number line, each end open or closed. It is written like "-2 < x ≤ 3". */
export interface Interval extends Omit<Inequality, "kind"> {
	kind: "interval";
}
