import type { Generator } from "../generators/generator.ts";
import { DIFFICULTIES } from "./check-generator.ts";

/** A short hash that changes if any question of a fixed sample changes. */
export function fingerprintOf(generator: Generator): string {
	const sample = DIFFICULTIES.flatMap((difficulty) =>
		[1, 7, 2 ** 31, 987_654_321].map((seed) => generator.generate(seed, difficulty)),
	);
	return fnv1a(JSON.stringify(sample));
}

/** FNV-1a, 32 bit. */
function fnv1a(text: string): string {
	let state = 0x811c9dc5;
	for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
	return (state >>> 0).toString(16).padStart(8, "0");
}
