import { wholeEntry } from "../../grading/whole-entry.ts";
import type { Machine } from "./settings.ts";

/** What to multiply by, and what to add; null before a dial is set. */
export type Dials = readonly [times: number | null, plus: number | null];

/** The first touch of a dial sets it to the identity. */
const STARTS = [1, 0] as const;

/** The dials for the entries of both boxes; null if out of range. */
export function dialsOf(machine: Machine, [times = "", plus = ""]: readonly string[]): Dials {
	return [dialOf(machine, times), dialOf(machine, plus)];
}

function dialOf({ from, to }: Machine, entry: string): number | null {
	const number = wholeEntry(entry);
	return number !== null && number >= from && number <= to ? number : null;
}

/** The dials as they would be typed, one for each box. */
export function entriesOf([times, plus]: Dials): string[] {
	return [times, plus].map((dial) => (dial === null ? "" : `${dial}`));
}

/** A dial moved by this many steps, within its range; the first step of an unset one shows its start. */
export function turned({ from, to }: Machine, dials: Dials, at: 0 | 1, by: number): number {
	const now = dials[at];
	const next = now === null ? STARTS[at] + (Math.abs(by) > 1 ? by : 0) : now + by;
	return Math.min(to, Math.max(from, next));
}

/** The output; null before both dials are set. */
export function outOf([times, plus]: Dials, x: number): number | null {
	return times === null || plus === null ? null : times * x + plus;
}

/** The operation of a dial, as shown on it: "× 3", "− 2". */
export function dialText(at: 0 | 1, dial: number | null): string {
	const sign = at === 0 ? "×" : dial !== null && dial < 0 ? "−" : "+";
	if (dial === null) return `${sign} ?`;
	const size = at === 1 || dial >= 0 ? `${Math.abs(dial)}` : `(−${-dial})`;
	return `${sign} ${size}`;
}
