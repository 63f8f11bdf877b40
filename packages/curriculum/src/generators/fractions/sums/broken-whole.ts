import { boxed, countedParts, partsCalled, slip, whole } from "../../../kit/index.ts";
import { type MixedSum, mixedTex } from "./mixed-sums.ts";

/** A whole of the first number is broken up to subtract the second, in three boxes: wholes, opened and rest. */
export function brokenUp({ bottom, first, second }: MixedSum) {
	const [parts, opened, rest] = [partsCalled(bottom), first.top + bottom, first.top + bottom - second.top];
	return {
		parts,
		boxes: {
			wholes: boxed(whole(first.wholes - 1), [slip.countedTheOpenedWhole, whole(first.wholes)]),
			opened: boxed(
				whole(opened),
				[slip.openedTen, whole(first.top + 10)],
				[slip.forgotTheOldParts, whole(bottom)],
			),
			rest: boxed(whole(rest), [slip.smallerPartFromLarger, whole(second.top - first.top)]),
		},
		hints: [
			`You cannot take ${countedParts(second.top, bottom)} away from ${countedParts(first.top, bottom)}.`,
			`One whole is ${bottom} ${parts}. Add them to the ${countedParts(first.top, bottom)} of the number.`,
			"Count the wholes that are left. Then subtract the numerators.",
		] as const,
		steps: [
			`$${mixedTex(first, bottom)}$ is ${first.wholes - 1} and ${opened} ${parts}.`,
			`$${opened} - ${second.top} = ${rest}$.`,
		],
	};
}
