import type { PlanePoint } from "./plane.ts";

/** A point as written and spoken: "(3, −2)". */
export function sayPoint({ x, y }: PlanePoint): string {
	return `(${`${x}`.replace("-", "−")}, ${`${y}`.replace("-", "−")})`;
}
