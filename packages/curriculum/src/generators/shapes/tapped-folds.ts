import { ask, NAMES, slip, startLarge } from "../../kit/index.ts";
import { type Cut, cutsOf, fits, inWords, isHalved, mistakeOf, placed } from "./folded-shapes.ts";
import { SYMMETRIC_SHAPES, type SymmetricShape } from "./symmetric-shapes.ts";

/** Room for the lines, which are longer than the shape; and whole numbers that are fine enough for slanted ones. */
const [ROOM, FINE] = [20, 3];

const moved = ([x, y]: readonly [number, number]) => [(x + ROOM) * FINE, (y + ROOM) * FINE] as const;

/** Lines across a shape, of which those that are lines of symmetry are tapped. */
export const tappedFolds = ask.tapped((random) => {
	const shape = random.pick(SYMMETRIC_SHAPES.filter(({ folds }) => folds.length > 0));
	const lines = cutsOf(shape).map((cut) => {
		const isFold = fits(shape, cut);
		const { id, feedback } = isFold ? slip.overlookedALine : mistakeOf(shape, cut);
		return {
			label: startLarge(inWords(shape, cut)),
			// Its mark is at its other end, or it would touch that of the line beside it.
			places: (cut === "off" ? placed(shape, cut).toReversed() : placed(shape, cut)).map(moved),
			fits: isFold,
			why: whyOf(shape, cut),
			mistake: [id, feedback] as const,
		};
	});
	return {
		prompt: random.pick([
			`Some of the dashed lines are lines of symmetry of the ${shape.name}. Tap them.`,
			`${random.pick(NAMES)} folds this ${shape.name} along the dashed lines. Tap all lines where both parts match exactly.`,
			"Which of the dashed lines are lines of symmetry? Tap them.",
		]),
		shape: shape.corners.map(moved),
		parts: lines,
		hints: [
			"A line of symmetry is a fold line: both parts match exactly.",
			"Imagine folding the shape along each line. Does any part stick out?",
			"Check the corners: does each corner meet another corner?",
		],
		steps: (parts) =>
			parts.map(({ name, why = "", fits: isFold }) =>
				isFold
					? `${name}: ${why}, so it is a line of symmetry.`
					: `${name}: ${why}, so it is not a line of symmetry.`,
			),
	};
});

/** What is seen when the shape is folded there. */
function whyOf(shape: SymmetricShape, cut: Cut): string {
	if (fits(shape, cut)) return "both parts match";
	if (cut === "off") return "the part on its left is smaller";
	return isHalved(shape, cut) ? "the corners do not meet" : "one part sticks out";
}
