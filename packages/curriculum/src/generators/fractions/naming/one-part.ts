import { type Draft, ratio, slip } from "../../../kit/index.ts";

/** The fraction that one of so many equal parts is, and where mistakes lead. */
export function onePartOf(parts: number): Pick<Draft, "cta" | "right" | "wrong"> {
	return {
		cta: "Write a fraction, such as 3/4.",
		right: ratio(1, parts),
		wrong: [
			[slip.comparedParts, ratio(1, parts - 1)],
			[slip.countedTheOthers, ratio(parts - 1, parts)],
			[slip.swappedParts, ratio(parts, 1)],
			[slip.miscountedTheParts, ratio(1, parts + 1)],
		],
	};
}
